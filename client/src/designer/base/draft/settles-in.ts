/** Typing settles this long before it is written, so that a word is one edit and not ten. */
const settleMs = 150
/** And so long after its first letter at the latest: whoever types on without a pause is not far ahead of their account. */
const settleAtLatestMs = 600

/** In how many milliseconds something typed now is to be written, whose first letter that is not written came at `began`. */
export const settlesIn = (began: number): number =>
  Math.max(0, Math.min(settleMs, began + settleAtLatestMs - performance.now()))
