import { expect, test } from 'vitest'
import { isOutOfProportion } from './cost-ratio.ts'

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
