import type * as z from 'zod/mini'
import type { Letter } from './letter.ts'

/** A kind of mail: what has to be known to write it, and what it then says. */
export interface MailDefinition<Props> {
  /** Proves what comes from the database before it is written to somebody. */
  readonly props: z.ZodMiniType<Props>
  readonly letter: (props: Props) => Letter
}

/** A mail in both of its forms, with what stands in its headers. */
export interface WrittenMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly fromName?: string
  readonly replyTo?: string
  readonly unsubscribeUrl?: string
}

/** Defines a kind of mail. */
export const defineMail = <Props>(definition: MailDefinition<Props>): MailDefinition<Props> => definition
