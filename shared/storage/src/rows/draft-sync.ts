import { draftUserSchema } from '@shingle/shared/sync/sync-messages.ts'
import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'

const rowSchema = z.object({
  _id: z.string(),
  epoch: z.int(),
  holder: z.readonly(draftUserSchema),
  seq: z.int(),
  /** The snapshot's sequence number; the tail begins after it. */
  snapSeq: z.int(),
  /** The updates that no snapshot holds yet: their sequence number, their epoch, their bytes (Yjs V1). */
  tail: z.readonly(z.array(z.object({ s: z.int(), e: z.int(), u: z.instanceof(Binary) }))),
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
