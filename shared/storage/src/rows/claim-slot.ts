import { isDuplicateOf } from './is-duplicate.ts'

/** One of a limited number of places: which are taken, and what takes one, guarded by a unique index. */
export interface Places {
  readonly maximum: number
  /** The field that holds the place, in the index that guards it; `slot` unless it is said. */
  readonly field?: 'slot' | 'acceptedSlot' | 'trashSlot' | 'place'
  /** The places that are taken; one of `undefined` is a row from before places were numbered. */
  readonly taken: () => Promise<readonly (number | undefined)[]>
  /** Takes a place; rejects with the index's own error where somebody else was faster. Whatever else it rejects with goes on. */
  readonly take: (slot: number) => Promise<unknown>
}

/**
 * Takes the first free place; false when there is none. However many ask at once, exactly as many get one as there are:
 * whoever loses a place to another looks again. Rejects where a place is lost more often than there are places, as by rows
 * that hold places and are not among the taken.
 */
export const claimSlot = async ({ maximum, field = 'slot', taken, take }: Places): Promise<boolean> => {
  for (let lost = 0; lost <= maximum; lost += 1) {
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
      if (!isDuplicateOf(thrown, field)) throw thrown
    }
  }
  throw new Error(`One of ${maximum} places was lost more than ${maximum} times`)
}

/**
 * The same where taking a place changes a row that may be somebody else's by now; `lost` where `change` finds none that it
 * is about.
 */
export const claimSlotFor = async ({
  change,
  ...places
}: Omit<Places, 'take'> & {
  readonly change: (slot: number) => Promise<{ readonly matchedCount: number }>
}): Promise<'done' | 'full' | 'lost'> => {
  let isDone = false
  const hasPlace = await claimSlot({
    ...places,
    take: async (slot) => {
      isDone = (await change(slot)).matchedCount === 1
    },
  })
  if (!hasPlace) return 'full'
  return isDone ? 'done' : 'lost'
}
