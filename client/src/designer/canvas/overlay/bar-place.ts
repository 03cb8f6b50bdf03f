import { lastGap } from './last-gap.ts'
import type { Rect } from './rect.ts'

/** How far the tools stand from the end of their section, or out of the way where they would cover what is written in. */
export type BarPlace = number | 'away'

interface Room {
  /** The tools, wherever they stand now. */
  readonly bar: Rect
  /** What they stand in, from edge to edge. */
  readonly track: Rect
  /** The text that is written in; null for none. */
  readonly text: Rect | null
  /** The other marks of the section: its name, and the way to add another below it. */
  readonly marks: readonly Rect[]
  /** All words and controls around them. */
  readonly words: readonly Rect[]
}

const inset = 12
/** As near as this, they would still be in the way of a caret. */
const near = 4

/** Where the tools cover no words, or at least nothing of the text that is written in. */
export const barPlace = ({ bar, track, text, marks, words }: Room): BarPlace => {
  const end = track.right - inset
  const width = bar.right - bar.left
  // What a browser measured has nothing of its own to be spread.
  const { top, bottom } = bar
  const row = { top, bottom, left: track.left + inset, right: end + near }
  const gap = (taken: readonly (Rect | null)[], apart: number) =>
    lastGap({ row, width, near: apart, taken: taken.filter((one) => one !== null) })
  const all = [...marks, text, ...words]
  const left = gap(all, near) ?? gap(all, 0) ?? gap([...marks, text], near)
  if (left !== null) return end - width - left
  return text === null ? 0 : 'away'
}
