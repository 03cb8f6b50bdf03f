import { findDefinition } from '../sections/definitions.ts'
import type { DraftContent } from './content.ts'
import { type Difference, keyOf, touchesSame } from './difference.ts'
import { differences } from './differences.ts'
import { sameValue } from './same-value.ts'

/** The three states that a review compares: what both began with, the recovered copy, and the draft now. */
export interface ReviewedDrafts {
  /** Null where it is not known what both began with; then every difference asks. */
  readonly base: DraftContent | null
  readonly mine: DraftContent
  readonly theirs: DraftContent
}

/** One change of the recovered copy that the draft does not have. */
export interface ReviewEntry {
  readonly key: string
  readonly mine: Difference
  /** What became of the same thing in the draft since; undefined where nothing did, or where it is not known. */
  readonly theirs: Difference | undefined
  /** Whether only the copy changed it, so that taking it costs nobody anything. */
  readonly isOnlyMine: boolean
}

/** A section that the draft gained meanwhile and that leaves the copy's new one no room. */
const takesRoom = (mine: Difference, theirs: Difference): boolean => {
  const isAdded = mine.kind === 'section' && theirs.kind === 'section' && mine.after !== null
  if (!isAdded || theirs.after === null || mine.section.type !== theirs.section.type) return false
  return findDefinition(mine.section.type)?.maximumCount === 1
}

const isDone = (mine: Difference, theirs: Difference | undefined): boolean =>
  theirs !== undefined && keyOf(mine) === keyOf(theirs) && sameValue(mine.after, theirs.after)

/**
 * Compares a recovered copy with the draft as it is now, thing by thing. What the draft already has is left out; what both
 * changed asks; the rest is only the copy's.
 */
export const reviewOf = ({ base, mine, theirs }: ReviewedDrafts): readonly ReviewEntry[] => {
  const since = base === null ? [] : differences(base, theirs)
  return differences(base ?? theirs, mine).flatMap((difference): ReviewEntry[] => {
    const other = since.find((one) => touchesSame(one, difference) || takesRoom(difference, one))
    if (isDone(difference, other)) return []
    const isOnlyMine = base !== null && other === undefined
    return [{ key: keyOf(difference), mine: difference, theirs: other, isOnlyMine }]
  })
}
