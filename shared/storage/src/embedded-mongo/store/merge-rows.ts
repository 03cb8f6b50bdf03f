import type { Row } from './read-row.ts'

/** A row of a range of an index, with what of its key comes after the fields that are met by equality. */
export interface KeyedRow {
  row: Row
  rest: Uint8Array
}

/** Joins ranges of one index, each in order, into the order of what their keys do not have in common. */
export function* mergeRows(
  ranges: readonly Iterator<KeyedRow>[],
  isDescending: boolean,
): Generator<KeyedRow> {
  const heads = ranges.flatMap((range) => headOf(range) ?? [])
  for (let first = firstOf(heads, isDescending); first; first = firstOf(heads, isDescending)) {
    yield first.keyed
    const next = headOf(first.range)
    heads.splice(heads.indexOf(first), 1, ...(next ? [next] : []))
  }
}

interface Head {
  range: Iterator<KeyedRow>
  keyed: KeyedRow
}

const headOf = (range: Iterator<KeyedRow>): Head | undefined => {
  const { done, value } = range.next()
  return done === true ? undefined : { range, keyed: value }
}

const firstOf = (heads: readonly Head[], isDescending: boolean): Head | undefined => {
  let first: Head | undefined
  for (const head of heads) {
    const order = first === undefined ? -1 : Buffer.compare(head.keyed.rest, first.keyed.rest)
    if (isDescending ? order > 0 || first === undefined : order < 0) first = head
  }
  return first
}
