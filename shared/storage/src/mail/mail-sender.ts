/** One mail to one address. */
export interface Mail {
  /** A single bare address such as `ann@example.com`. */
  to: string
  subject: string
  html: string
  text: string
  /** A single bare address. */
  replyTo?: string
}

/** Sends mails; resolves once the mail is accepted for delivery. */
export interface MailSender {
  /** Throws when the address is not exactly one address, or the mail was not accepted. */
  send: (mail: Mail) => Promise<void>
}
