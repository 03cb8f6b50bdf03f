import type { Rect } from './free-spot.ts'

/** An edge of its section where the tools stand, or out of the way where they would cover words on both. */
export type BarSide = 'right' | 'left' | 'away'

interface Room {
  /** The tools, wherever they stand now. */
  readonly bar: Rect
  /** What they stand in, from edge to edge. */
  readonly track: Rect
  /** The text that is written in; null for none. */
  readonly text: Rect | null
  /** Whether the left edge is free for them. */
  readonly isLeftFree: boolean
}

const inset = 12
/** As near as this, they would still be in the way of a caret. */
const near = 4

/** Where the tools cover nothing of the text that is written in. */
export const barSide = ({ bar, track, text, isLeftFree }: Room): BarSide => {
  if (!text || bar.bottom + near <= text.top || bar.top - near >= text.bottom) return 'right'
  const width = bar.right - bar.left
  if (text.right + near <= track.right - inset - width) return 'right'
  return isLeftFree && text.left - near >= track.left + inset + width ? 'left' : 'away'
}
