// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { surelyComes } from './surely-comes.ts'

it.each([
  ['with a connection', { onLine: true, serviceWorker: undefined }, true],
  [
    'without one, where the service worker keeps every script',
    { onLine: false, serviceWorker: { controller: {} } },
    true,
  ],
  [
    'without one, on a page that no worker has taken over',
    { onLine: false, serviceWorker: { controller: null } },
    false,
  ],
  ['without one, in a browser without workers', { onLine: false, serviceWorker: undefined }, false],
])('[design 3] whether a script surely comes %s', (_, browser, comes) => {
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(navigator, name, { value, configurable: true })
  expect(surelyComes()).toBe(comes)
})
