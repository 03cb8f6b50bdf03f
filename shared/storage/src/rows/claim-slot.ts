import { isDuplicate } from './is-duplicate.ts'

/** One of a limited number of places: which are taken, and what takes one, guarded by a unique index. */
export interface Places {
  readonly maximum: number
  /** The places that are taken; one of `undefined` is a row from before places were numbered. */
  readonly taken: () => Promise<readonly (number | undefined)[]>
  /** Takes a place; rejects with the index's own error where somebody else was faster. */
  readonly take: (slot: number) => Promise<unknown>
}

/**
 * Takes the first free place; false when there is none. However many ask at once, exactly as many get one as there are:
 * whoever loses a place to another looks again.
 */
export const claimSlot = async ({ maximum, taken, take }: Places): Promise<boolean> => {
  for (;;) {
    const slots = await taken()
    const numbered = new Set(slots)
    const unnumbered = slots.filter((slot) => slot === undefined).length
    const free = Array.from({ length: maximum }, (_, slot) => slot).filter((slot) => !numbered.has(slot))
    const slot = free[unnumbered]
    if (slot === undefined) return false
    try {
      await take(slot)
      return true
    } catch (thrown) {
      if (!isDuplicate(thrown)) throw thrown
    }
  }
}
