import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'
import { storedContentSchema } from './stored-content.ts'

/** DraftSnapshots: the state of every draft at `seq` (Yjs V2). `draft-log` is its accessor. */
export const draftSnapshots = defineCollection({
  name: 'DraftSnapshots',
  row: z.object({
    _id: z.string(),
    seq: z.int(),
    state: z.instanceof(Binary),
    /** The draft as plain values, and at which position: written in pauses of typing, so that a reader need not load the state. */
    content: z.optional(storedContentSchema),
    contentSeq: z.optional(z.int()),
  }),
  owners: [{ of: 'website', by: '_id' }],
  options: draftDurability,
})
