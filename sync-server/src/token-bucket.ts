/** Takes `amount` if the allowance holds it; answers whether it did. */
export type Take = (amount: number) => boolean

/** An allowance that refills steadily up to `burst`. */
export const createTokenBucket = (
  { perSecond, burst }: { readonly perSecond: number; readonly burst: number },
  now: () => number,
): Take => {
  let left = burst
  let at = now()
  return (amount) => {
    const present = now()
    left = Math.min(burst, left + ((present - at) / 1000) * perSecond)
    at = present
    if (amount > left) return false
    left -= amount
    return true
  }
}
