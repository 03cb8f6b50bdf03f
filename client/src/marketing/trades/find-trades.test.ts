// @vitest-environment jsdom
import { industryPath, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { describe, expect, test, vi } from 'vitest'
import { openMarketing } from '../../../open-marketing.ts'
import { trades } from './trades.ts'

const site = await openMarketing()
const page = new DOMParser().parseFromString(site.render(pagePaths.industries) ?? '', 'text/html')
document.body.replaceWith(document.adoptNode(page.body))
await import('./find-trades.ts')

const within = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const type = (words: string) => {
  const field = within<HTMLInputElement>('.all-trades-top input')
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const names = () => [...document.querySelectorAll('.closest b')].map(({ textContent }) => textContent)

describe('[2.industries] on the page of all trades', () => {
  test.each([
    ['teach piano', ['Music lessons', 'Chess instructor']],
    ['I clean houses', ['House cleaning']],
    ['I mend bicycles', ['Bike repair']],
    ['violin lessons', ['Music lessons']],
    ['mending bicycles', ['Bike repair']],
    ['理容室', ['Barber shop']],
    ['barberia', ['Barber shop']],
    ['Zahnarzt', ['Dentist office']],
    ['cook', ['Catering', 'Restaurant', 'Coffee shop']],
    ['book', ['Book store']],
    ['plumb', ['Heating and cooling']],
    ['I am a plumber', ['Heating and cooling']],
  ])('%s finds them, the closest first', (words, wanted) => {
    type(words)
    expect(names()[0]).toBe(wanted[0])
    expect(wanted.filter((name) => !names().includes(name))).toEqual([])
  })

  test('every trade is found by its own name, before all others', () => {
    const first = Object.values(trades).map(({ name }) => {
      type(name)
      return names()[0]
    })
    expect(first).toEqual(Object.values(trades).map(({ name }) => name))
  })

  test('what led to a trade stands beside it, and how many there are is said', () => {
    type('violin')
    expect(within('.closest li span').textContent).toContain('violin')
    expect(within('.trades-count').textContent).toBe('1 trade')
    expect(within('.trades-list').hidden).toBe(true)
  })

  test('whoever is in none of them begins from their own words; with none typed all stand there', () => {
    type('qwxz')
    expect([within('.closest').hidden, within('.trades-count').textContent]).toEqual([true, 'No trade'])
    expect(within('.own-words').textContent).toBe('Start from your own words“qwxz” is enough to begin with')
    expect(within<HTMLButtonElement>('.own-words').form).toBe(within('form.start'))
    type(' ')
    expect([within('.trades-found').hidden, within('.trades-list').hidden]).toEqual([true, false])
  })

  test('each kind of work leads to its trades, without a script too', () => {
    const leads = [...document.querySelectorAll<HTMLAnchorElement>('.kinds a')].map(
      ({ hash, textContent }) => [textContent, within(hash).querySelector('h2')?.textContent],
    )
    expect(leads.length).toBeGreaterThan(8)
    for (const [kind, title] of leads) expect(title).toBe(kind)
  })

  describe('the first board that hangs beside them', () => {
    const board = within<HTMLAnchorElement>('.chain a')
    const shown = () => [
      board.pathname,
      board.querySelector('b')?.textContent,
      board.querySelector('img')?.getAttribute('src'),
    ]
    const first = shown()
    const firstLook = (path: string): string =>
      /<img src="([^"]*look-[^"]*)"/.exec(site.render(path) ?? '')?.[1] ?? 'none'
    const layHandOn = (path: string) =>
      within(`.trades-list a[href="${path}"] b`).dispatchEvent(new Event('mouseover', { bubbles: true }))

    // No picture is fetched here: those that are asked for come when a test says so.
    const fetched = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
    const come = () => {
      for (const picture of fetched.mock.contexts)
        if (picture instanceof HTMLImageElement) picture.dispatchEvent(new Event('load'))
    }

    test('shows the look of the trade that the hand is on', async () => {
      layHandOn(industryPath('spa'))
      layHandOn(industryPath('carpentry'))
      const carpentry = [industryPath('carpentry'), 'Carpentry', firstLook(industryPath('carpentry'))]
      await vi.waitFor(() => {
        come()
        expect(shown()).toEqual(carpentry)
      })
      expect(shown()).not.toEqual(first)
      expect(fetched).toHaveBeenCalledTimes(1)
    })

    test('shows the look of the trade that fits best what is typed, and keeps it where none fits', async () => {
      const music = [industryPath('music-lessons'), 'Music lessons', firstLook(industryPath('music-lessons'))]
      type('teach piano')
      await vi.waitFor(() => {
        come()
        expect(shown()).toEqual(music)
      })
      type('qwxz')
      expect(shown()).toEqual(music)
      type('')
    })

    test('stays as it is where no picture came, or where the boards do not hang', async () => {
      const [before, asked] = [shown(), fetched.mock.calls.length]
      layHandOn(industryPath('therapist'))
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(asked + 1))
      within('.chain').style.display = 'none'
      layHandOn(industryPath('spa'))
      within('.chain').style.display = ''
      layHandOn(industryPath('fitness'))
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(asked + 2))
      expect(shown()).toEqual(before)
    })
  })
})
