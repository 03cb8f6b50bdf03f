// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hasTaps, pageScript } from './page-script.ts'

const links = [
  ['tel:01134960142', 'phone'],
  ['https://www.google.co.uk/maps/dir//Leeds', 'directions'],
  ['https://maps.app.goo.gl/abc', 'directions'],
  ['https://maps.apple.com/?q=Leeds', 'directions'],
  ['https://www.openstreetmap.org/directions', 'directions'],
  ['mailto:ann@example.com', null],
  ['https://mapsy.example/', null],
  ['https://example.com/maps.html', null],
  ['#contact', null],
] as const

test.each(links)('[ruling 17] a tap on %s is told as %s, and nothing beside', (href, tap) => {
  const told = vi.fn<(...given: unknown[]) => boolean>(() => true)
  Reflect.set(navigator, 'sendBeacon', told)
  document.body.innerHTML = `<p><a href="${href}"><b>there</b></a></p>`
  expect(hasTaps(document.body.innerHTML)).toBe(tap !== null)
  const options = { websiteId: 'w', cookieBanner: false, analyticsId: '', hasForm: false, hasTaps: true }
  const stop = new AbortController()
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, on: EventListenerOrEventListenerObject) => listen(type, on, { signal: stop.signal }),
  )
  new Function(pageScript(options))()
  document.querySelector('b')?.click()
  stop.abort()
  vi.restoreAllMocks()
  expect(told.mock.calls).toEqual(tap === null ? [] : [[`/v/w/${tap}`]])
})
