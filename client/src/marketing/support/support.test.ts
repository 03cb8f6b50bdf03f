// @vitest-environment jsdom
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openMarketing } from '../../../open-marketing.ts'
import { asked } from '../../help/asked.testing.ts'

const site = await openMarketing()
const page = new DOMParser().parseFromString(site.render(pagePaths.support) ?? '', 'text/html')
document.body.replaceWith(document.adoptNode(page.body))
Element.prototype.scrollIntoView = () => {}
await import('./support.ts')

const within = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const type = (words: string) => {
  const field = within<HTMLInputElement>('#help-words')
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('[1.support] on the page of support', () => {
  beforeEach(() => type(''))

  test.each(asked)('%j is answered first by %s; what nothing answers stands in the note', (question, id) => {
    type(question)
    const first = document.querySelector('.help-found a')?.getAttribute('href') ?? null
    expect(first).toBe(id === null ? null : `#${id}`)
    expect(within<HTMLTextAreaElement>('#note-text').value).toBe(id === null ? question : '')
  })

  test('the way to a person stands at the top, and leads to the note', () => {
    const link = within<HTMLAnchorElement>('.help-top .to-note')
    expect(link.hidden).toBe(false)
    expect(document.querySelector(link.hash)).toBe(within('.help-note'))
  })

  test('what costs nothing, and moving, lead to the page that says more', () => {
    const leads = (id: string) => within<HTMLAnchorElement>(`#${id} a`).getAttribute('href')
    expect([leads('what-it-costs'), leads('move-here')]).toEqual([
      pagePaths.pricing,
      '/blog/moving-from-another-builder',
    ])
  })

  test('an answer is promised only where somebody is told of the question', async () => {
    const sent = within('#note-sent')
    for (const isTold of [false, true]) {
      vi.stubGlobal('fetch', async () => Response.json({ isTold }))
      within<HTMLInputElement>('#note-email').value = 'ann@example.com'
      sent.textContent = ''
      within('.help-note').dispatchEvent(new Event('submit', { cancelable: true }))
      await vi.waitFor(() => expect(sent.textContent).not.toBe(''))
      expect(sent.textContent.includes('The answer comes to')).toBe(isTold)
      expect(sent.textContent.startsWith('Kept for whoever runs this')).toBe(!isTold)
    }
    vi.unstubAllGlobals()
  })
})
