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
  const raise = raiseOf(section, named ? [...taken, tagAt(named[1])] : taken)
  if (raise !== undefined) return { ...tagged, raise }
  const alone = raiseOf(section, taken)
  // The name gives way where both find no room; where there is none at all the tools cover words of their own section alone.
  return alone === undefined ? tagged : { raise: alone, tag: 'none' }
}

/** As far as the tools cover no words at the end of their section, or else anywhere along its edge; nothing where they would. */
const raiseOf = ({ left, right, top }: Rect, taken: readonly Rect[]): number | undefined => {
  const end = right - tools.inset
  const gaps = [raised, 0, tools.height].map((raise) => {
    const from = top - raise
    const row = { left: left + tools.inset, right: end + near, top: from, bottom: from + tools.height }
    return { raise, gap: lastGap({ row, width: tools.width, taken, near }) }
  })
  const best = gaps.find(({ gap }) => gap === end - tools.width) ?? gaps.find(({ gap }) => gap !== null)
  return best?.raise
}
