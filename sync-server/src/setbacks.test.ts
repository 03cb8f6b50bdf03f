import { expect, test } from 'vitest'
import { createSetbacks } from './setbacks.ts'

const pauses = { shortestMs: 1_000, longestMs: 600_000 }

const aClock = () => {
  let now = 0
  const later = (ms: number) => {
    now += ms
  }
  return { now: () => now, later }
}

test('[security 2.5] a draft with which something failed is tried again after a second, then ever more seldom, at least every ten minutes', () => {
  const { now, later } = aClock()
  const setbacks = createSetbacks(pauses, now)
  const waited = Array.from({ length: 12 }, () => {
    setbacks.note('draft')
    let seconds = 0
    while (setbacks.waits('draft')) {
      later(1_000)
      seconds += 1
    }
    return seconds
  })
  expect(waited).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
  expect(setbacks.waits('another')).toBe(false)
})

test('[security 2.5] a draft with which it went well after all begins anew', () => {
  const { now, later } = aClock()
  const setbacks = createSetbacks(pauses, now)
  setbacks.note('draft')
  later(1_000)
  setbacks.note('draft')
  setbacks.forget('draft')
  expect(setbacks.waits('draft')).toBe(false)
  setbacks.note('draft')
  later(1_000)
  expect(setbacks.waits('draft')).toBe(false)
})
