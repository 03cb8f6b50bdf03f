import type { Db } from 'mongodb'
import { openOutbox } from '../rows/outbox.ts'
import type { MailSender } from './mail-sender.ts'
import { bareMailAddress, headerLine, replyAddress } from './safe-headers.ts'

/** Keeps mails in the Outbox collection for reading on the spot, where no SMTP server is configured. */
export const createOutboxMailSender = (db: Db, clock: () => Date = () => new Date()): MailSender => {
  const outbox = openOutbox(db)
  return {
    send: async ({ id, to, subject, html, text, replyTo }) => {
      await outbox.keep(id, {
        to: bareMailAddress(to),
        subject: headerLine(subject),
        html,
        text,
        replyTo: replyAddress(replyTo) ?? null,
        createdAt: clock(),
      })
    },
    close: () => undefined,
  }
}
