import { createHmac } from 'node:crypto'

/** A key for one purpose, so that what is made for one can never pass for another. */
export const keyFor = (secret: Uint8Array, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest()
