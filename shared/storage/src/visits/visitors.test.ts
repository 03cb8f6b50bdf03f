import { describe, expect, test } from 'vitest'
import { isOnPhone, isRobot } from './is-robot.ts'
import { createNetworkShare } from './network-share.ts'
import { createSeenToday } from './seen-today.ts'
import { sourceOf } from './source-of.ts'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const inApp = `${iphone} Instagram 300.0`

describe('[ruling 17] who is a visitor', () => {
  test.each([windows, iphone, inApp, 'Opera/9.80 (Android; Opera Mini/36) Presto/2.12'])('%s is', (agent) => {
    expect(isRobot(agent)).toBe(false)
  })

  test.each([
    undefined,
    '',
    'curl/8.5.0',
    'WhatsApp/2.24',
    'python-requests/2.32',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome/140.0 Mobile Chrome-Lighthouse',
    `Mozilla/5.0 ${'x'.repeat(600)}`,
  ])('%s is not', (agent) => {
    expect(isRobot(agent)).toBe(true)
  })

  test('phones say so', () => {
    expect([windows, iphone].map(isOnPhone)).toEqual([false, true])
  })
})

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://www.instagram.com/p/1?token=secret', 'instagram.com'],
  ['https://Harbour-Baths.example/a', 'harbour-baths.example'],
  ['https://sites.example/other', 'direct'],
  ['android-app://com.google.android.gm/', 'others'],
  ['nonsense', 'others'],
  ['http://localhost/', 'others'],
  ['https://a.example:8443/', 'a.example'],
  [`https://${'a'.repeat(60)}.example/`, 'others'],
  ['https://203.0.113.9/', '203.0.113.9'],
  ['https://__proto__.example/', 'others'],
])('[ruling 17] who comes from %s is counted as from %s', (referrer, source) => {
  expect(sourceOf(referrer, 'sites.example')).toBe(source)
})

test('[ruling 17] who was here today is known until the day ends, and then by nobody', () => {
  let now = new Date('2026-11-26T23:59:59Z')
  const seen = createSeenToday(() => now)
  const visitors = Array.from({ length: 5_000 }, (_, at) => `visitor ${at}`)
  expect(visitors.every(seen.isFirst)).toBe(true)
  expect(visitors.some(seen.isFirst)).toBe(false)
  now = new Date('2026-11-27T00:00:00Z')
  seen.endDay()
  expect(visitors.every(seen.isFirst)).toBe(true)
})

test('[ruling 17] each network has its share of every time', () => {
  let now = 60_000
  const share = createNetworkShare(() => new Date(now), { most: 2, periodMs: 60_000 })
  expect(['a', 'a', 'a', 'b'].map(share.take)).toEqual([true, true, false, true])
  now = 120_000
  expect(share.take('a')).toBe(true)
})
