import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'macOS',
    'computer',
  ],
  ['', null, null, 'unknown'],
])('[2.account] what %s says is told as people name it', (userAgent, ...device) => {
  const { browser, system, kind } = deviceOf(userAgent)
  expect([browser, system, kind]).toEqual(device)
})

test('[T8] whatever stands in the header, a device is told in few words', () => {
  const random = seededRandom('devices')
  const parts = [
    'Mozilla/5.0 ',
    '(X11; ',
    'Chrome/',
    'Version/',
    ';;;;',
    '1.',
    '((((',
    'Safari ',
    'a'.repeat(900),
    '\u0000',
  ] as const
  for (let run = 0; run < 300; run += 1) {
    const { browser, system } = deviceOf(
      Array.from({ length: random.below(60) }, () => random.pick(parts)).join(''),
    )
    expect(`${browser}${system}`.length).toBeLessThan(500)
  }
})
