import type { Rect } from './rect.ts'

interface SoughtGap {
  /** Where it may be, from edge to edge. */
  readonly row: Rect
  readonly width: number
  /** What it must not cover. */
  readonly taken: readonly Rect[]
  /** As near as this it would touch what it stands beside. */
  readonly near: number
}

/** Where the gap nearest to the end of a row begins: there it stays while words are written before it; null for none. */
export const lastGap = ({ row, width, taken, near }: SoughtGap): number | null => {
  let end = row.right - near
  const inRow = taken
    .filter((one) => one.top < row.bottom + near && one.bottom > row.top - near)
    .toSorted((a, b) => b.right - a.right)
  for (const { left, right } of inRow) {
    if (end - width >= Math.max(right + near, row.left)) break
    end = Math.min(end, left - near)
  }
  return end - width >= row.left ? end - width : null
}
