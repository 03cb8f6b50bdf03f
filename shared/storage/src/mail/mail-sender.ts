import { FinalFailure } from '../jobs/final-failure.ts'

/** One mail to one address. */
export interface Mail {
  /** 24 hexadecimal digits. Sending the mail of an id again is one more attempt at the same mail. */
  id: string
  /** A single bare address such as `ann@example.com`. */
  to: string
  subject: string
  html: string
  text: string
  /** The sender's name, where it is not the product's; the address is always the deployment's. */
  fromName?: string
  /** A single bare address; anything else is left out, and the mail goes without it. */
  replyTo?: string
  /** Where one click of its reader, or of their mail program for them, takes them off a list (RFC 8058). */
  unsubscribeUrl?: string
}

/** Thrown where no later attempt can send a mail: there is no such address, or the mail server takes no such mail. */
export class MailRefused extends FinalFailure {}

/** Sends mails; resolves once the mail is accepted for delivery. */
export interface MailSender {
  /** Throws when the mail was not accepted; `MailRefused` when it never will be. */
  send: (mail: Mail) => Promise<void>
  /** Lets go of whatever leads to the mail server. */
  close: () => void
}
