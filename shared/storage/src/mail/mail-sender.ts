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
}

/** Sends mails; resolves once the mail is accepted for delivery. */
export interface MailSender {
  /** Throws when the address is not exactly one address, or the mail was not accepted. */
  send: (mail: Mail) => Promise<void>
  /** Lets go of whatever leads to the mail server. */
  close: () => void
}
