import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'

/** How long the operator of a deployment has to look at what a version took the place of. */
export const damagedDraftLifetimeMs = 30 * 86_400_000

/** DamagedDrafts: drafts that nobody could read, as they were before one of their versions took their place. */
export const damagedDrafts = defineCollection({
  name: 'DamagedDrafts',
  row: z.object({
    /** The website's id and the epoch that ended. */
    _id: z.string(),
    websiteId: z.string(),
    /** All that was stored, to apply in order (Yjs V1). */
    updates: z.readonly(z.array(z.instanceof(Binary))),
    keptUntil: z.date(),
  }),
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: { withheld: 'a damaged draft as it was before a version took its place: nobody can read it' },
    },
  ],
  indexes: [{ key: { websiteId: 1 } }, { key: { keptUntil: 1 }, expireAfterSeconds: 0 }],
  options: draftDurability,
})
