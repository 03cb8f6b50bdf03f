import { assistantsMaximum } from '@shingle/shared/assistant/limits.ts'
import { assistantScopes } from '@shingle/shared/assistant/scopes.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  /** What its token is known by; the token itself is nowhere kept. */
  _id: z.string(),
  userId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(assistantScopes)),
  /** Its place among those of the account. */
  slot: z.int(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})

/** A row of AssistantTokens. */
export type AssistantTokenRow = z.output<typeof rowSchema>

/** AssistantTokens: what owners' own assistants come in by. */
export const assistantTokens = defineCollection({
  name: 'AssistantTokens',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId' },
      copy: {
        ...{ file: 'assistants.json', about: 'the assistants that you let in' },
        row: z.pick(rowSchema, { name: true, scopes: true, createdAt: true, lastUsedAt: true }),
      },
    },
  ],
  // Of those that are added at once no two get the same place.
  indexes: [{ key: { userId: 1, slot: 1 }, unique: true }],
})

/** The tokens of assistants of one deployment. */
export const openAssistantTokens = (db: Db, clock: () => Date) => {
  const rows = assistantTokens.open(db)
  return {
    /** The assistants of an account, the oldest first. */
    ofUser: (userId: string) =>
      rows.all({ userId }, { sort: { createdAt: 1, _id: 1 }, limit: assistantsMaximum }),

    /** The assistant of this id, whoever lets it in. */
    find: (id: string) => rows.one({ _id: id }),

    /** False where the account has no place for it. */
    insert: (row: Omit<AssistantTokenRow, 'slot'>): Promise<boolean> =>
      claimSlot({
        maximum: assistantsMaximum,
        taken: async () => (await rows.all({ userId: row.userId })).map(({ slot }) => slot),
        take: (slot) => rows.raw.insertOne({ ...row, slot }),
      }),

    /** The assistant whose token hashes so, and notes that it came. */
    use: async (hash: string): Promise<AssistantTokenRow | undefined> =>
      rows.parse(
        await rows.raw.findOneAndUpdate(
          { _id: hash },
          { $set: { lastUsedAt: clock() } },
          { returnDocument: 'after' },
        ),
      ),

    /** Removes every assistant of an account. */
    removeAll: async (userId: string): Promise<void> => {
      await rows.raw.deleteMany({ userId })
    },

    /** Removes an assistant of an account; one that is gone already is no error. */
    remove: async (userId: string, id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id, userId })
    },
  }
}

/** The tokens of assistants of one deployment. */
export type AssistantTokens = ReturnType<typeof openAssistantTokens>
