import { randomBytes, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@shingle/shared/account/code.ts'

/** A fresh secret for one sign-in. */
export const freshCodeSecret = (): string => randomBytes(20).toString('base64url')

/** Whether two codes are the same, in a time that does not tell where they differ. */
export const isSameCode = (typed: string, right: string): boolean =>
  typed.length === codeLength &&
  right.length === codeLength &&
  timingSafeEqual(Buffer.from(typed), Buffer.from(right))
