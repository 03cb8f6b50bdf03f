import { lastGap } from './last-gap.ts'
import type { Rect } from './rect.ts'

export interface Spot {
  readonly left: number
  readonly top: number
}

interface Sought {
  size: { width: number; height: number }
  /** What it belongs to: as near as it can. */
  frame: Rect
  /** What it may not leave. */
  within: Rect
  /** Where it would be looked for first. */
  first: Spot
  /** What it must not cover. */
  taken: readonly Rect[]
}

const step = 4
/** As near as this it would touch what it stands beside. */
const near = 6
/** Farther than this nobody would see what it belongs to. */
const reach = 160

/** A place that covers nothing: the first that was thought of, one in the frame, or one beside it; null for none. */
export const freeSpot = (sought: Sought): Spot | null => {
  const { first, within, size } = sought
  const fits = first.left + size.width <= within.right && first.top + size.height <= within.bottom
  if (fits && isFree(sought, first)) return first
  for (const top of rowsOf(sought)) {
    const left = gapIn(sought, top)
    if (left !== null) return { left, top }
  }
  return null
}

/** From the foot of the frame up, or across the middle of a low one, then away from it: below and above in turn. */
function* rowsOf({ frame, within, size: { height } }: Sought): Generator<number> {
  const lowest = within.bottom - near - height
  const isIn = (top: number) => top >= within.top + near && top <= lowest
  const isLow = frame.bottom - frame.top < height + 2 * near
  if (isLow) yield (frame.top + frame.bottom - height) / 2
  for (let top = frame.bottom - near - height; top >= frame.top + near; top -= step) if (isIn(top)) yield top
  for (let away = near; away <= reach; away += step)
    for (const top of [frame.bottom + away, frame.top - away - height]) if (isIn(top)) yield top
}

const overlaps = (taken: Rect, top: number, height: number): boolean =>
  taken.top < top + height + near && taken.bottom > top - near

const isFree = ({ size, taken }: Sought, { left, top }: Spot): boolean =>
  !taken.some(
    (one) =>
      overlaps(one, top, size.height) && one.left < left + size.width + near && one.right > left - near,
  )

const gapIn = ({ frame, within, size, taken }: Sought, top: number): number | null => {
  const [left, right] = [Math.max(frame.left, within.left), Math.min(frame.right, within.right)]
  return lastGap({ row: { left, right, top, bottom: top + size.height }, width: size.width, taken, near })
}
