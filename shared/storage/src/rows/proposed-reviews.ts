import { reviewWaitsMs } from '@shingle/shared/review/review-form.ts'
import { mayWait, waitingReviewsMaximum } from '@shingle/shared/review/waiting-share.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  paragraph: z.string(),
  authorName: z.string(),
  authorLocation: z.string(),
  createdAt: z.date(),
  /** Tells which of a website's reviews come from one network, and not from which: a keyed hash. */
  asker: z.optional(z.string()),
  /** Its place among those that wait; undefined in rows from before they had one. */
  slot: z.optional(z.int()),
})

/** A row of ProposedReviews: what one customer wrote who was asked. */
export type ProposedReviewRow = z.output<typeof rowSchema>

/** ProposedReviews: reviews that customers wrote, until the owner takes each as it stands or leaves it out. */
export const proposedReviews = defineCollection({
  name: 'ProposedReviews',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{ file: 'proposed-reviews.json', about: 'the reviews of customers that wait for you' },
        row: z.pick(rowSchema, { paragraph: true, authorName: true, authorLocation: true, createdAt: true }),
      },
    },
  ],
  indexes: [
    { key: { websiteId: 1, createdAt: -1 } },
    // Of those who send at once nobody gets the same place.
    { key: { websiteId: 1, slot: 1 }, unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
    { key: { createdAt: 1 }, expireAfterSeconds: reviewWaitsMs / 1000 },
  ],
})

type NewReviewRow = Omit<ProposedReviewRow, 'slot'> & { readonly asker: string }

/** What is taken for somebody who may have no further place. */
const everyPlace = Array.from({ length: waitingReviewsMaximum }, (_, slot) => slot)

/** The reviews that wait, of one deployment. */
export const openProposedReviews = (db: Db) => {
  const rows = proposedReviews.open(db)
  return {
    /** Keeps a review; false where as many wait as may, of all or of whoever asks. */
    insert: (row: NewReviewRow): Promise<boolean> =>
      claimSlot({
        maximum: waitingReviewsMaximum,
        taken: async () => {
          const waiting = await rows
            .only(z.pick(rowSchema, { asker: true, slot: true }))
            .all({ websiteId: row.websiteId }, { limit: waitingReviewsMaximum })
          const askers = waiting.map(({ asker }) => asker)
          return mayWait(askers, row.asker) ? waiting.map(({ slot }) => slot) : everyPlace
        },
        take: (slot) => rows.raw.insertOne({ ...row, slot }),
      }),
    find: (id: string) => rows.one({ _id: id }),
    /** Those of a website, the newest first. */
    waiting: (websiteId: string) =>
      rows.all({ websiteId }, { sort: { createdAt: -1 }, limit: waitingReviewsMaximum }),
    remove: async (websiteId: string, id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id, websiteId })
    },
  }
}
