import { expect, test } from 'vitest'
import { createSetAside } from './set-aside.ts'

const aClock = () => {
  let now = 0
  const later = (ms: number) => {
    now += ms
  }
  return { now: () => now, later }
}

test('[security 2.5] a draft that cannot be loaded is tried again after a second, then ever more seldom, at least every ten minutes', () => {
  const { now, later } = aClock()
  const aside = createSetAside(now)
  const pauses = Array.from({ length: 12 }, () => {
    aside.add('draft')
    let seconds = 0
    while (aside.has('draft')) {
      later(1_000)
      seconds += 1
    }
    return seconds
  })
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
  expect(aside.has('another')).toBe(false)
})

test('[security 2.5] a draft that was loaded after all begins anew', () => {
  const { now, later } = aClock()
  const aside = createSetAside(now)
  aside.add('draft')
  later(1_000)
  aside.add('draft')
  aside.forget('draft')
  expect(aside.has('draft')).toBe(false)
  aside.add('draft')
  later(1_000)
  expect(aside.has('draft')).toBe(false)
})
