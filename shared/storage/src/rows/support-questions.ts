import { messagesKeptS } from '@shingle/shared/submission/messages-kept.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { makeRoomForNote, operatorNoteShape } from './operator-notes.ts'

const rowSchema = z.object({
  ...operatorNoteShape,
  /** Where the answer goes, as it was typed: nobody proved that it is theirs. */
  email: z.string(),
  /** Whose address it is, where they asked while they were signed in. */
  userId: z.optional(z.string()),
  text: z.string(),
})

/** A row of SupportQuestions: what one person asked. */
export type SupportQuestionRow = z.output<typeof rowSchema>

/** SupportQuestions: what people asked whoever runs the deployment; erased when messages are. */
export const supportQuestions = defineCollection({
  name: 'SupportQuestions',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId' },
      copy: {
        ...{
          file: 'support-questions.json',
          about: 'what you asked on the support page while you were signed in',
        },
        row: z.pick(rowSchema, { text: true, createdAt: true }),
      },
    },
  ],
  indexes: [{ key: { userId: 1 } }, { key: { createdAt: 1 }, expireAfterSeconds: messagesKeptS }],
})

/** The questions of one deployment. */
export const openSupportQuestions = (db: Db) => {
  const rows = supportQuestions.open(db)
  return {
    /** Keeps a question; false where there is no room, and every other was mailed. */
    keep: async (row: SupportQuestionRow): Promise<boolean> => {
      const hasRoom = await makeRoomForNote(rows.raw, row)
      if (hasRoom) await rows.raw.insertOne(row)
      return hasRoom
    },
    find: (id: string) => rows.one({ _id: id }),
  }
}
