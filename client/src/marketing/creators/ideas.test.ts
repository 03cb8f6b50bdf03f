// @vitest-environment jsdom
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { openMarketing } from '../../../open-marketing.ts'

const site = await openMarketing()
const page = new DOMParser().parseFromString(site.render(pagePaths.ideas) ?? '', 'text/html')
document.body.replaceWith(document.adoptNode(page.body))
await import('./ideas.ts')

afterEach(() => vi.unstubAllGlobals())

const within = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}

test('[7.ideas] where nothing can be made of what was typed no list is shown, and it is said what to type', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ideas: [], isLast: true, writtenBy: 'us' }))
  within<HTMLInputElement>('#skills').value = 'seeing through the walls of other people'
  within('.tool-form').dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(within('#trouble').textContent).toContain('one thing in a word or two'))
  expect([within('.ideas').hidden, within('.after').hidden, within('.empty').hidden]).toEqual([
    true,
    true,
    false,
  ])
  expect(within('[data-title]').textContent).toBe('Nothing thought of yet')
})
