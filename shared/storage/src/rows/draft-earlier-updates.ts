import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'

/** One update of a draft as it is stored: its sequence number, its epoch, its bytes (Yjs V1). */
export const storedUpdateSchema = z.object({ s: z.int(), e: z.int(), u: z.instanceof(Binary) })

const rowSchema = z.object({
  _id: z.string(),
  /** Everything that came after it, up to where the control row's tail begins, is here. */
  after: z.int(),
  /** Those up to the last snapshot may still be among them, and some twice. */
  updates: z.readonly(z.array(storedUpdateSchema)),
})

/** What a draft's control row no longer carries. */
export type EarlierUpdates = Readonly<z.output<typeof rowSchema>>

/**
 * DraftEarlierUpdates: of every draft the updates that no snapshot holds yet and that its control row need no longer carry,
 * so that a row which is written with every word stays small. `draft-log` is its accessor.
 */
export const draftEarlierUpdates = defineCollection({
  name: 'DraftEarlierUpdates',
  row: rowSchema,
  owners: [{ of: 'website', by: '_id', copy: { told: 'draft.json' } }],
  options: draftDurability,
})
