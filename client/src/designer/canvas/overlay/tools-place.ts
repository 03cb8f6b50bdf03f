import { lastGap } from './last-gap.ts'
import type { Rect } from './rect.ts'

/** Where a section's name stands: over or under its upper edge, over its lower one, or nowhere where it would cover words. */
export type TagPlace = 'above' | 'inside' | 'below' | 'none'

/** Where what is told and done of a section stands, so that it covers no words. */
export interface ToolsPlace {
  /** How far the tools reach over its upper edge, in pixels. */
  readonly raise: number
  readonly tag: TagPlace
}

interface Room {
  readonly section: Rect
  /** Whether nothing stands before it: there is no page above it. */
  readonly isFirst: boolean
  /** Words and controls around it. */
  readonly taken: readonly Rect[]
}

const tag = { width: 200, height: 26 }
const tools = { width: 260, height: 36, inset: 12 }
/** Over the edge, where sections have their gutters, they take least of either. */
const raised = 18
const near = 4

const isFree = (taken: readonly Rect[], { left, right, top, bottom }: Rect): boolean =>
  !taken.some((one) => one.left < right && one.right > left && one.top < bottom - 1 && one.bottom > top + 1)

/** The first places that are free: the tools over the upper edge, under or above it, the name above, inside or below. */
export const toolsPlace = ({ section, isFirst, taken }: Room): ToolsPlace => {
  const { left, top, bottom } = section
  const tagAt = (from: number): Rect => ({
    left,
    right: left + tag.width,
    top: from,
    bottom: from + tag.height,
  })
  const places: readonly (readonly [TagPlace, from: number])[] = isFirst
    ? [['below', bottom]]
    : [
        ['above', top - tag.height],
        ['inside', top],
      ]
  const named = places.find(([, from]) => isFree(taken, tagAt(from)))
  const tagged = { raise: 0, tag: named?.[0] ?? 'none' } as const
  if (isFirst) return tagged
  const both = named ? [...taken, tagAt(named[1])] : taken
  for (const raiseOf of [freeRaise, tightRaise]) {
    const raise = raiseOf(section, both)
    if (raise !== undefined) return { ...tagged, raise }
    // The name gives way where both find no room.
    const alone = raiseOf(section, taken)
    if (alone !== undefined) return { raise: alone, tag: 'none' }
  }
  // Where there is none at all the tools cover words of their own section alone.
  return tagged
}

/** Where a row of the tools' height has room for them, as far over the upper edge as it is said, and as far from all words. */
const gapAt = ({ left, right, top }: Rect, taken: readonly Rect[], [raise, apart]: [number, number]) => {
  const from = top - raise
  const end = right - tools.inset + apart
  const row = { left: left + tools.inset, right: end, top: from, bottom: from + tools.height }
  return lastGap({ row, width: tools.width, taken, near: apart })
}

/** As far as the tools cover no words at the end of their section, or else anywhere along its edge; nothing where they would. */
const freeRaise = (section: Rect, taken: readonly Rect[]): number | undefined => {
  const end = section.right - tools.inset - tools.width
  const gaps = [raised, 0, tools.height].map((raise) => ({
    raise,
    gap: gapAt(section, taken, [raise, near]),
  }))
  return (gaps.find(({ gap }) => gap === end) ?? gaps.find(({ gap }) => gap !== null))?.raise
}

/** As far as they stand between words that they touch. */
const tightRaise = (section: Rect, taken: readonly Rect[]): number | undefined =>
  everyRaise.find((raise) => gapAt(section, taken, [raise, 0]) !== null)

const everyRaise = Array.from({ length: tools.height + 1 }, (_, raise) => raise)
