import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'
import { bareMailAddress, headerLine } from './safe-headers.ts'

/** The SMTP server and the sender of every mail. */
export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string
  from: { name: string; address: string }
}

const connectTimeoutMs = 10_000
const silenceTimeoutMs = 30_000

/** Sends mails through an SMTP server. */
export const createSmtpMailSender = ({ url, from }: SmtpOptions): MailSender & { close: () => void } => {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    // No part of a mail may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = { name: headerLine(from.name), address: bareMailAddress(from.address) }
  return {
    send: async ({ to, subject, html, text, replyTo }) => {
      // Addresses go as objects: in text, a comma would add a recipient.
      const recipient = { name: '', address: bareMailAddress(to) }
      const answer = replyTo === undefined ? {} : { replyTo: { name: '', address: bareMailAddress(replyTo) } }
      await transport.sendMail({
        from: sender,
        to: recipient,
        ...answer,
        subject: headerLine(subject),
        html,
        text,
      })
    },
    close: () => transport.close(),
  }
}
