import { type Db, ObjectId } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'

const rowSchema = z.object({
  _id: z.instanceof(ObjectId),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  replyTo: z.nullable(z.string()),
  createdAt: z.date(),
  /** Mails from before this was kept have none. */
  expiresAt: z.optional(z.date()),
})

/** A row of Outbox: one mail that would have been sent. */
export type OutboxRow = z.output<typeof rowSchema>

/** Outbox: the mails of a deployment without a mail server, for reading on the spot. */
export const outbox = defineCollection({
  name: 'Outbox',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'address', by: 'to' },
      copy: { withheld: 'mails to you, where no mail server is there to send them' },
    },
  ],
  indexes: [
    { key: { createdAt: 1 } },
    { key: { to: 1 } },
    // What was written to others may name somebody who is gone.
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
})

const keptMs = 30 * 24 * 60 * 60_000

const listedSchema = z.omit(rowSchema, { html: true, text: true })

/** A kept mail without its words. */
export type ListedMail = z.output<typeof listedSchema>

/** The kept mails of one deployment. */
export const openOutbox = (db: Db) => {
  const rows = outbox.open(db)
  return {
    /** Keeps the mail of an id of 24 hexadecimal digits for 30 days; the first is kept. */
    keep: async (id: string, mail: Omit<OutboxRow, '_id' | 'expiresAt'>): Promise<void> => {
      const expiresAt = new Date(mail.createdAt.getTime() + keptMs)
      const row = { ...mail, expiresAt }
      await rows.raw.updateOne({ _id: new ObjectId(id) }, { $setOnInsert: row }, { upsert: true })
    },
    newest: (limit: number): Promise<ListedMail[]> =>
      rows.only(listedSchema).all({}, { sort: { createdAt: -1, _id: -1 }, limit }),
    /** The mail of an id; nothing for what is none. */
    find: async (id: string): Promise<OutboxRow | undefined> =>
      ObjectId.isValid(id) ? rows.one({ _id: new ObjectId(id) }) : undefined,
  }
}
