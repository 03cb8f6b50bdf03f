import { createHash, createHmac } from 'node:crypto'
import { keyFor } from './key-for.ts'

/** The token in the confirmation mail of one subscription. The stored secret alone does not give it. */
export const newsletterTokenOf = (storedSecret: string, secret: Uint8Array): string =>
  createHmac('sha256', keyFor(secret, 'newsletter')).update(storedSecret).digest('base64url')

/** How a token is looked up: 256 bits that nobody can guess need no salt. */
export const newsletterTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
