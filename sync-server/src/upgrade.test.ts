import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { refuseUpgrade } from './upgrade.ts'

it.each([
  [429, 'Retry-After: 60'],
  [503, 'Retry-After: 2'],
  [403, undefined],
])('[8.answers] a socket that is refused with %i hears when to ask again: %s', async (status, later) => {
  const raw = new PassThrough()
  refuseUpgrade(raw, status)
  const lines = (await text(raw)).split('\r\n')
  expect(lines[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(lines.find((line) => line.startsWith('Retry-After'))).toBe(later)
})
