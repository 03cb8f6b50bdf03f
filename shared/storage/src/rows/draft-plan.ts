import type { Collection } from 'mongodb'
import type { DraftPlan, DraftRow } from './draft-row.ts'

/** Whose plans end: all of these websites, and of others those of one account. */
interface PlansEnded {
  readonly websiteIds: readonly string[]
  readonly userId: string
  readonly otherIds: readonly string[]
}

const isPlanned = { publishPlan: { $exists: true } }

const ended = (modifiedAt: Date) => ({ $unset: { publishPlan: '' as const }, $set: { modifiedAt } })

/** What a draft's row says of when it is to be published. */
export const draftPlan = (
  raw: Pick<Collection<DraftRow>, 'updateOne' | 'updateMany'>,
  clock: () => Date,
) => ({
  /** Plans a publish in the place of what was planned before; false where there is no such website, or it is in the trash. */
  plan: async (id: string, publishPlan: DraftPlan): Promise<boolean> =>
    (await raw.updateOne({ _id: id, trashedAt: null }, { $set: { publishPlan, modifiedAt: clock() } }))
      .matchedCount === 1,

  /** Ends a plan: that one, or whichever there is. */
  dropPlan: async (id: string, planId?: string): Promise<void> => {
    const which = planId === undefined ? isPlanned : { 'publishPlan.id': planId }
    await raw.updateOne({ _id: id, ...which }, ended(clock()))
  },

  /**
   * Ends what was planned since a moment, and what nobody knows to be older: whatever waits for these websites, and on
   * others what that account planned.
   */
  dropPlansSince: async (since: Date, { websiteIds, userId, otherIds }: PlansEnded): Promise<void> => {
    const isLate = { ...isPlanned, 'publishPlan.plannedAt': { $not: { $lt: since } } }
    const change = ended(clock())
    await raw.updateMany({ _id: { $in: [...websiteIds] }, ...isLate }, change)
    await raw.updateMany({ _id: { $in: [...otherIds] }, 'publishPlan.userId': userId, ...isLate }, change)
  },

  /** Puts somebody in a person's place where they planned: what still waits of it is over, for that reason. */
  forgetPlanner: async (
    userId: string,
    { inPlace, why }: { inPlace: string; why: string },
  ): Promise<void> => {
    const theirs = { 'publishPlan.userId': userId }
    const isOver = { 'publishPlan.failed': why, modifiedAt: clock() }
    await raw.updateMany({ ...theirs, 'publishPlan.failed': { $exists: false } }, { $set: isOver })
    await raw.updateMany(theirs, { $set: { 'publishPlan.userId': inPlace } })
  },

  /** Keeps why a plan could not be carried out; false where it was dropped meanwhile. */
  failPlan: async (id: string, planId: string, failed: string): Promise<boolean> => {
    const change = { $set: { 'publishPlan.failed': failed, modifiedAt: clock() } }
    return (await raw.updateOne({ _id: id, 'publishPlan.id': planId }, change)).matchedCount === 1
  },
})
