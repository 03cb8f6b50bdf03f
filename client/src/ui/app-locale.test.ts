import { expect, it } from 'vitest'
import { localeFor } from './app-locale.ts'

it.each([
  ['en-US', 'April 28, 2026'],
  ['en-GB', '28 April 2026'],
  ['de-CH', '28 April 2026'],
  ['en-US@posix', '28 April 2026'],
  ['', '28 April 2026'],
])('[2.list] a reader of %j gets English dates in an order they know: %s', (language, words) => {
  const format = new Intl.DateTimeFormat(localeFor(language), { dateStyle: 'long', timeZone: 'UTC' })
  expect(format.format(Date.UTC(2026, 3, 28))).toBe(words)
})
