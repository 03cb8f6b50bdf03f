import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '@shingle/shared/mailed-link/purposes.ts'
import { keyFor } from './key-for.ts'

/** What an address is asked by a mailed link. */
export type MailedQuestion = 'newsletter' | 'recipient' | 'former-email' | LinkPurpose

/** The token in the mail that asks an address something. The stored secret alone does not give it. */
export const mailedTokenOf = (question: MailedQuestion, storedSecret: string, secret: Uint8Array): string =>
  createHmac('sha256', keyFor(secret, question)).update(storedSecret).digest('base64url')

/** How a token is looked up: 256 bits that nobody can guess need no salt. */
export const mailedTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A fresh secret for the row of an address that is to be asked, and what its mailed token is looked up by. */
export const mintMailedSecret = (
  question: MailedQuestion,
  secret: Uint8Array,
): { readonly secret: string; readonly token: string } => {
  const stored = randomBytes(32).toString('base64url')
  return { secret: stored, token: mailedTokenHash(mailedTokenOf(question, stored, secret)) }
}
