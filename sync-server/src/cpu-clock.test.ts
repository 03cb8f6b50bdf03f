import { expect, test } from 'vitest'
import { isOutOfProportion, startCpuClock } from './cpu-clock.ts'

test.each([
  [26, 6, true],
  [26, 7, false],
  [24, 1, false],
  [250, 62, true],
])(
  '[security 2.5] %d ms for what was tried in %d ms is out of proportion: %s',
  (liveMs, trialMs, expected) => {
    expect(isOutOfProportion(liveMs, trialMs)).toBe(expected)
  },
)

/** Stands still without working, as a thread does whose turn is somebody else's. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('[security 2.5] where the machine is busy with other things, no update is out of proportion for that', () => {
  const usedMs = startCpuClock()
  standStill(400)
  expect(isOutOfProportion(usedMs(), 0)).toBe(false)
})

test('[security 2.5] an update that keeps the thread at work is, however busy the machine is', () => {
  const usedMs = startCpuClock()
  let turns = 0
  for (let text = ''; turns < 40_000_000; turns += 1) text = turns % 1000 === 0 ? '' : `${text}x`
  expect(turns > 0 && isOutOfProportion(usedMs(), 1)).toBe(true)
})
