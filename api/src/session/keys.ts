import { createHash, randomBytes } from 'node:crypto'

/** How secrets are stored: 256 random bits need no salt. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A fresh opaque secret of 256 bits. */
export const freshToken = (): string => randomBytes(32).toString('base64url')

/** A fresh unguessable id. */
export const freshId = (): string => randomBytes(16).toString('base64url')
