import { expect, test } from 'vitest'
import { linkLifetimeMs } from '../mailed-link/purposes.ts'
import { lifetimeWords, waitWords } from './lifetime-words.ts'

const minute = 60_000

test('[3.link] how long something is good for is told as people say it', () => {
  const told = [10, 60, 120, 24 * 60, 48 * 60, 7 * 24 * 60].map((minutes) => lifetimeWords(minutes * minute))
  expect(told).toEqual(['10 minutes', 'one hour', '2 hours', '24 hours', '2 days', '7 days'])
  expect(lifetimeWords(linkLifetimeMs['new-password'])).toBe('one hour')
})

test('[8] after how long to come back is told in whole minutes or hours, and never too early', () => {
  const told = [1, minute, minute + 1, 34.2 * minute, 60 * minute, 121 * minute, 23.5 * 60 * minute].map(
    waitWords,
  )
  expect(told).toEqual([
    ...['one minute', 'one minute', '2 minutes', '35 minutes', 'one hour', '3 hours', '24 hours'],
  ])
})
