import { Binary } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { draftDurability } from './draft-durability.ts'

/** DraftSnapshots: the state of every draft at `seq` (Yjs V2). `draft-log` is its accessor. */
export const draftSnapshots = defineCollection({
  name: 'DraftSnapshots',
  row: z.object({ _id: z.string(), seq: z.int(), state: z.instanceof(Binary) }),
  owners: [{ of: 'website', by: '_id' }],
  options: draftDurability,
})
