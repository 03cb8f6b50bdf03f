import { randomBytes } from 'node:crypto'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.string(),
  websiteId: z.string(),
  /** Trimmed and lowercased. */
  email: z.string(),
  /** What the token of the mail is made of, with the deployment's secret. */
  secret: z.string(),
  /** Hash of that token. */
  token: z.string(),
  /** Who had it asked, the last of several; unknown in rows from before that was kept. */
  askedBy: z.optional(z.string()),
  createdAt: z.date(),
  confirmedAt: z.nullable(z.date()),
})

/** A row of MessageRecipients: an address that was asked for its consent, and later perhaps gave it. */
export type RecipientRow = z.output<typeof rowSchema>

/** MessageRecipients: to whom the messages of a website's visitors may be mailed, beside its owner. */
export const messageRecipients = defineCollection({
  name: 'MessageRecipients',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'website', by: 'websiteId' },
      copy: {
        ...{
          file: 'recipients.json',
          about: 'who was asked to get the messages of visitors, and has agreed',
        },
        row: z.pick(rowSchema, { email: true, createdAt: true, confirmedAt: true }),
      },
    },
  ],
  indexes: [{ key: { websiteId: 1, email: 1 }, unique: true }, { key: { token: 1 } }],
})

type Asked = Required<Pick<RecipientRow, 'websiteId' | 'email' | 'secret' | 'token' | 'askedBy'>>

/** The recipients of one deployment. */
export const openMessageRecipients = (db: Db, clock: () => Date) => {
  const rows = messageRecipients.open(db)
  return {
    find: (websiteId: string, email: string) => rows.one({ websiteId, email }),
    /** Keeps an address that is asked. Asked again, it keeps its token: the first mail may be on its way. */
    ask: async ({ websiteId, email, askedBy, ...fresh }: Asked): Promise<RecipientRow | undefined> => {
      const created = { _id: randomBytes(12).toString('hex'), createdAt: clock(), confirmedAt: null }
      return rows.parse(
        await rows.raw.findOneAndUpdate(
          { websiteId, email },
          { $set: { askedBy }, $setOnInsert: { ...fresh, ...created } },
          { upsert: true, returnDocument: 'after' },
        ),
      )
    },
    /** Forgets, agreed or not, the addresses of somebody who leaves a website, and those that they had asked. */
    forgetPerson: async (
      websiteIds: readonly string[],
      { userId, emails }: { readonly userId: string; readonly emails: readonly string[] },
    ): Promise<void> => {
      await rows.raw.deleteMany({
        websiteId: { $in: [...websiteIds] },
        $or: [{ askedBy: userId }, { email: { $in: [...emails] } }],
      })
    },
    /** Forgets, agreed or not, the addresses that were asked since a moment: at some websites, and by an account at any. */
    forgetAskedSince: async (
      since: Date,
      { websiteIds, userId }: { readonly websiteIds: readonly string[]; readonly userId: string },
    ): Promise<void> => {
      await rows.raw.deleteMany({
        createdAt: { $gt: since },
        $or: [{ websiteId: { $in: [...websiteIds] } }, { askedBy: userId }],
      })
    },
    /** An address that has not answered yet. */
    waiting: (id: string) => rows.one({ _id: id, confirmedAt: null }),
    /** Keeps the consent that a token gives; false when there is no such token. */
    confirm: async (token: string): Promise<boolean> => {
      await rows.raw.updateOne({ token, confirmedAt: null }, { $set: { confirmedAt: clock() } })
      return (await rows.one({ token })) !== undefined
    },
  }
}

/** The addresses of one deployment that were asked. */
export type MessageRecipients = ReturnType<typeof openMessageRecipients>
