import { expect, test } from 'vitest'
import { linkLifetimeMs } from '../mailed-link/purposes.ts'
import { lifetimeWords } from './lifetime-words.ts'

const minute = 60_000

test('[3.link] how long something is good for is told as people say it', () => {
  const told = [10, 60, 120, 24 * 60, 48 * 60, 7 * 24 * 60].map((minutes) => lifetimeWords(minutes * minute))
  expect(told).toEqual(['10 minutes', 'one hour', '2 hours', '24 hours', '2 days', '7 days'])
  expect(lifetimeWords(linkLifetimeMs['new-password'])).toBe('one hour')
})
