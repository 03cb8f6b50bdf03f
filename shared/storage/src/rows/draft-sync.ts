import { draftUserSchema } from '@shingle/shared/sync/sync-messages.ts'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'
import { storedUpdateSchema } from './draft-earlier-updates.ts'

const rowSchema = z.object({
  _id: z.string(),
  epoch: z.int(),
  holder: z.readonly(draftUserSchema),
  seq: z.int(),
  /** The snapshot's sequence number. */
  snapSeq: z.int(),
  /** Where the tail begins; what came between the snapshot and it is in DraftEarlierUpdates. None: at the snapshot. */
  tailAfter: z.optional(z.int()),
  /** The latest updates, which no snapshot holds yet. */
  tail: z.readonly(z.array(storedUpdateSchema)),
  /** When somebody last tried to read it with all means. */
  rescuedAt: z.optional(z.date()),
  /** When that was in vain; no more once it was written anew. */
  rescueFailedAt: z.optional(z.date()),
  /** Which epoch last began with the draft written anew, by the update at `seq`, and when: nothing older counts. */
  rebuilt: z.optional(z.object({ epoch: z.int(), seq: z.int(), at: z.date() })),
})

/** The control row of one draft: who may write, how far it is, and what came after the snapshot. */
export type SyncRow = Readonly<z.output<typeof rowSchema>>

/** A control row without its tail. */
export const controlRowSchema = z.omit(rowSchema, { tail: true })

/** DraftSync: edit control and the latest updates of every draft. `draft-log` is its accessor. */
export const draftSync = defineCollection({
  name: 'DraftSync',
  row: rowSchema,
  owners: [{ of: 'website', by: '_id', copy: { told: 'draft.json' } }],
  options: draftDurability,
})
