/** How many reviews of one website wait for its owner: the first of each asker apart from what one writes besides. */
export const waitingReviews = { firstOfOne: 2, first: 40, rest: 20 } as const

/** How many reviews of one website wait for its owner at most. */
export const waitingReviewsMaximum = waitingReviews.first + waitingReviews.rest

/**
 * Whether one more review of an asker may wait beside those that do, each named by who wrote it; undefined where that is not
 * known. Whoever writes many leaves others their first.
 */
export const mayWait = (waiting: readonly (string | undefined)[], asker: string): boolean => {
  const { firstOfOne, first, rest } = waitingReviews
  const counts = new Map<string, number>()
  let firstOnes = 0
  for (const one of waiting) {
    const count = one === undefined ? 0 : (counts.get(one) ?? 0)
    if (count < firstOfOne) firstOnes += 1
    if (one !== undefined) counts.set(one, count + 1)
  }
  const isFirst = (counts.get(asker) ?? 0) < firstOfOne && firstOnes < first
  return isFirst || waiting.length - Math.min(first, firstOnes) < rest
}
