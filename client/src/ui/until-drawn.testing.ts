import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'

/** Waits until something holds, with whatever there is to draw drawn before each look. */
export const untilDrawn = (holds: () => boolean): Promise<void> =>
  until(async () => {
    await act(async () => undefined)
    return holds()
  }, holds.toString())
