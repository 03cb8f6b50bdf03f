import { createTransport } from 'nodemailer'
import * as z from 'zod/mini'
import { MailRefused, type MailSender } from './mail-sender.ts'
import { bareMailAddress, headerLine, replyAddress } from './safe-headers.ts'

/** The SMTP server and the sender of every mail. */
export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string
  from: { name: string; address: string }
  /** How long a server may take to greet, and to say anything once it has. */
  patience?: { readonly greetingMs: number; readonly silenceMs: number }
}

const usualPatience = { greetingMs: 10_000, silenceMs: 30_000 } as const
// As many as the worker sends at once: no code waits for a line that a mailbox keeps which does not answer.
const mostConnections = 8

// What a server says of the one recipient or the one mail. A refused sign-in or sender is the deployment's own trouble:
// whoever sets that right gets every mail that waits.
const refusalSchema = z.object({
  responseCode: z.int().check(z.gte(500)),
  command: z.enum(['RCPT TO', 'DATA']),
})

// A server's words repeat the address, and what is thrown goes into logs and jobs: its code and what it answered are enough.
const answerSchema = z.object({ responseCode: z.int(), command: z.string() })

const withoutAddress = (thrown: unknown): unknown => {
  const answer = answerSchema.safeParse(thrown)
  if (!answer.success) return thrown
  const text = `the mail server answered ${answer.data.responseCode} to ${answer.data.command}`
  return refusalSchema.safeParse(thrown).success ? new MailRefused(text) : new Error(text)
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${headerLine(url)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends mails through an SMTP server. */
export const createSmtpMailSender = ({ url, from, patience = usualPatience }: SmtpOptions): MailSender => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostConnections,
    connectionTimeout: patience.greetingMs,
    greetingTimeout: patience.greetingMs,
    socketTimeout: patience.silenceMs,
    // No part of a mail may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = { name: headerLine(from.name), address: bareMailAddress(from.address) }
  return {
    send: async ({ id, to, subject, html, text, fromName, replyTo, unsubscribeUrl }) => {
      // Addresses go as objects: in text, a comma would add a recipient.
      const recipient = { name: '', address: bareMailAddress(to) }
      const reply = replyAddress(replyTo)
      const sending = transport.sendMail({
        // The same for every attempt, so that a mail that arrives twice is known to be one.
        messageId: `<${id}@${sender.address.split('@')[1]}>`,
        from: fromName === undefined ? sender : { ...sender, name: headerLine(fromName) },
        to: recipient,
        ...(reply !== undefined && { replyTo: { name: '', address: reply } }),
        ...(unsubscribeUrl !== undefined && { headers: oneClick(unsubscribeUrl) }),
        subject: headerLine(subject),
        html,
        text,
      })
      await sending.catch((thrown: unknown) => {
        throw withoutAddress(thrown)
      })
    },
    close: () => transport.close(),
  }
}
