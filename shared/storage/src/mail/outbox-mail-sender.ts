import type { Db } from 'mongodb'
import { ObjectId } from 'mongodb'
import type { MailSender } from './mail-sender.ts'
import { bareMailAddress, headerLine } from './safe-headers.ts'

/** A row of Outbox: one mail that would have been sent. */
export interface OutboxRow {
  _id: ObjectId
  to: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  createdAt: Date
}

/** Keeps mails in the Outbox collection for reading on the spot, where no SMTP server is configured. */
export const createOutboxMailSender = (db: Db, clock: () => Date = () => new Date()): MailSender => {
  const outbox = db.collection<OutboxRow>('Outbox')
  return {
    send: async ({ to, subject, html, text, replyTo }) => {
      await outbox.insertOne({
        _id: new ObjectId(),
        to: bareMailAddress(to),
        subject: headerLine(subject),
        html,
        text,
        replyTo: replyTo === undefined ? null : bareMailAddress(replyTo),
        createdAt: clock(),
      })
    },
  }
}
