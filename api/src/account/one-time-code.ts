import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeLength, codeOf } from '@shingle/shared/account/code.ts'
import { generate } from 'otplib'

/** A fresh secret for one sign-in. */
export const freshCodeSecret = (): string => randomBytes(20).toString('base64url')

/**
 * The code of one sign-in: otplib's keyed one-time value in the product's own letters. The stored secret alone does
 * not give it; the deployment's key is needed too.
 */
export const codeFor = (storedSecret: string, key: Uint8Array): Promise<string> =>
  generate({
    strategy: 'hotp',
    secret: createHmac('sha256', key).update(storedSecret).digest(),
    algorithm: 'sha256',
    counter: 0,
    hooks: { encodeToken: (number) => codeOf(number) },
  })

/** Whether two codes are the same, in a time that does not tell where they differ. */
export const isSameCode = (typed: string, right: string): boolean =>
  typed.length === codeLength &&
  right.length === codeLength &&
  timingSafeEqual(Buffer.from(typed), Buffer.from(right))
