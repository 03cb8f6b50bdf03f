import { createHmac } from 'node:crypto'
import { keyFor } from './key-for.ts'

/** What is kept of an address that has left a newsletter: a keyed hash, which is no address and gives none. */
export const leftAddress = (secret: Uint8Array, email: string): string =>
  `left:${createHmac('sha256', keyFor(secret, 'left-address')).update(email).digest('base64url')}`
