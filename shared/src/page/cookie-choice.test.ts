// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { pageScript } from './page-script.ts'

const reload = vi.fn()

/** Opens the page as a browser does that has kept what it kept. */
const openPage = () => {
  document.head.innerHTML = ''
  document.body.innerHTML =
    '<div id="cookies" hidden><button value="no">Reject</button><button value="yes">Accept</button></div><button id="cookie-choice" hidden>Cookie choice</button>'
  const options = {
    websiteId: 'w',
    cookieBanner: true,
    analyticsId: 'G-ABC123',
    hasForm: false,
    hasTaps: false,
  }
  new Function('location', pageScript(options))({
    pathname: location.pathname,
    hostname: location.hostname,
    reload,
  })
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const isAsked = () => !document.querySelector<HTMLElement>('#cookies')?.hidden
const loaded = () => document.head.querySelectorAll('script').length

beforeEach(() => {
  localStorage.clear()
  reload.mockClear()
})

test('[5.analytics] nothing is loaded before a visitor agrees, nor after they do not', () => {
  openPage()
  expect([isAsked(), loaded()]).toEqual([true, 0])
  press('[value=no]')
  expect([isAsked(), loaded()]).toEqual([false, 0])
  openPage()
  expect([isAsked(), loaded()]).toEqual([false, 0])
})

test('[5.analytics] the choice is made anew from the footer: whoever agrees after all is counted once', () => {
  openPage()
  press('[value=no]')
  press('#cookie-choice')
  expect([isAsked(), document.activeElement?.textContent]).toEqual([true, 'Reject'])
  press('[value=yes]')
  expect([isAsked(), loaded(), document.activeElement?.id]).toEqual([false, 1, 'cookie-choice'])
  press('#cookie-choice')
  press('[value=yes]')
  expect([loaded(), reload.mock.calls.length]).toEqual([1, 0])
})

test('[5.analytics] the choice that is made anew says which one stands', () => {
  const pressed = () =>
    [...document.querySelectorAll('#cookies button')].map((button) => button.getAttribute('aria-pressed'))
  Object.assign(window, { scrollBy: () => undefined })
  openPage()
  expect(pressed()).toEqual([null, null])
  for (const [answer, standing] of [
    ['no', ['true', 'false']],
    ['yes', ['false', 'true']],
  ] as const) {
    press(`[value=${answer}]`)
    press('#cookie-choice')
    expect(pressed()).toEqual(standing)
  }
})

test('[5.analytics] whoever takes it back has the page again, without what had been loaded and what that had kept', () => {
  openPage()
  press('[value=yes]')
  Reflect.set(document, 'cookie', '_ga=GA1.1.1')
  Reflect.set(document, 'cookie', '_ga_ABC123=GS1.1.1')
  press('#cookie-choice')
  press('[value=no]')
  expect([document.cookie, reload.mock.calls.length]).toEqual(['', 1])
  openPage()
  expect([isAsked(), loaded()]).toEqual([false, 0])
})
