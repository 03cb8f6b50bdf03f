// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closedTodayId } from './closed-today.tsx'
import { pageScript } from './page-script.ts'

const parts = ['cookieBanner', 'hasForm', 'hasTaps', 'hasDates', 'hasClosedDays', 'hasEmbed'] as const

/** Every set of parts that a page may have, the later ones as bits of its number. */
const sets = Array.from({ length: 2 ** parts.length }, (_, number) =>
  Object.fromEntries(parts.map((part, at) => [part, (number & (1 << at)) > 0])),
)

const page = `
  <div id="cookies" hidden><button value="no">Reject</button></div><button id="cookie-choice" hidden>Cookies</button>
  <p id="${closedTodayId}" hidden data-days='[[["9","17:00"],["9","17:00"],["9","17:00"],["9","17:00"],["9","17:00"],["9","17:00"],["9","17:00"]],{},["Europe/London"]]' data-again="Open again">Closed today.</p>
  <p data-date="2020-01-01">New year</p>
  <details class="menu" open><summary>Menu</summary></details>
  <form action="/f/w/s"><input name="email" type="email"><button>Send</button></form>`

const errors: string[] = []
const keepError = (event: ErrorEvent) => errors.push(event.message)

beforeEach(() => {
  errors.length = 0
  localStorage.clear()
  window.addEventListener('error', keepError)
})
afterEach(() => {
  window.removeEventListener('error', keepError)
  vi.unstubAllGlobals()
})

test.each(sets)('[8.forms] no part of a page’s script takes from another: %o', (has) => {
  const asked = vi.fn<(address: string) => Promise<never>>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = page
  // A document of its own for each set: what one page listens to is gone with it.
  const listened = new AbortController()
  const add = document.addEventListener.bind(document)
  const own = new Proxy(document, {
    get: (target, name) => {
      if (name === 'addEventListener')
        return (kind: string, run: EventListener, capture?: boolean) =>
          add(kind, run, { capture: capture === true, signal: listened.signal })
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const options = { websiteId: 'w', analyticsId: '', ...has }
  new Function('document', pageScript({ cookieBanner: false, hasForm: false, hasTaps: false, ...options }))(
    own,
  )
  document.querySelector<HTMLInputElement>('form input')?.focus()
  const form = document.querySelector('form')
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  document.querySelector<HTMLButtonElement>('[value=no]')?.click()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  listened.abort()
  expect(errors).toEqual([])
  expect(asked).toHaveBeenCalledTimes(has.hasForm === true ? 1 : 0)
  expect(document.querySelector('.menu')?.hasAttribute('open')).toBe(false)
  expect(document.querySelector('[data-date]') === null).toBe(has.hasDates)
  if (has.cookieBanner === true) expect(localStorage.getItem('cookies:w')).toBe('no')
})
