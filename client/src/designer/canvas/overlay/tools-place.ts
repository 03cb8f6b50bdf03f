import type { Rect } from './free-spot.ts'

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

const isFree = (taken: readonly Rect[], { left, right, top, bottom }: Rect): boolean =>
  !taken.some((one) => one.left < right && one.right > left && one.top < bottom - 1 && one.bottom > top + 1)

/** The first places that are free: the tools over the upper edge or under it, the name above, inside or below. */
export const toolsPlace = ({ section, isFirst, taken }: Room): ToolsPlace => {
  const { left, right, top, bottom } = section
  const isFreeFrom = (from: number) =>
    isFree(taken, { left, right: left + tag.width, top: from, bottom: from + tag.height })
  const places: readonly (readonly [TagPlace, from: number])[] = isFirst
    ? [['below', bottom]]
    : [
        ['above', top - tag.height],
        ['inside', top],
      ]
  const [named] = places.find(([, from]) => isFreeFrom(from)) ?? ['none' as const]
  const end = right - tools.inset
  const over = { left: end - tools.width, right: end, top: top - raised, bottom: top + tools.height - raised }
  const before = taken.filter((one) => one.top < top)
  return { raise: isFree(before, over) ? raised : 0, tag: named }
}
