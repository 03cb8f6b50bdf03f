import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'
import { storedContentSchema } from './stored-content.ts'

const snapshotCostSchema = z.object({
  /** How many items it had when it was last tried. */
  structs: z.int(),
  /** Steps that were taken since. */
  debt: z.number(),
  /** By which version of the guard. */
  v: z.int(),
})

/** What loading a stored state is known to cost. */
export type SnapshotCost = Readonly<z.output<typeof snapshotCostSchema>>

/** DraftSnapshots: the state of every draft at `seq` (Yjs V2). `draft-log` is its accessor. */
export const draftSnapshots = defineCollection({
  name: 'DraftSnapshots',
  row: z.object({
    _id: z.string(),
    seq: z.int(),
    state: z.instanceof(Binary),
    /** What is known of loading the state; none where it was written by a server that did not ask. */
    cost: z.optional(snapshotCostSchema),
    /** The draft as plain values, and at which position: written in pauses of typing, so that a reader need not load the state. */
    content: z.optional(storedContentSchema),
    contentSeq: z.optional(z.int()),
  }),
  owners: [{ of: 'website', by: '_id', copy: { told: 'draft.json' } }],
  options: draftDurability,
})
