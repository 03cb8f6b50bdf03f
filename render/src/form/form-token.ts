import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@shingle/storage/codes/key-for.ts'

const youngestMs = 2_000
const oldestMs = 24 * 60 * 60 * 1000

/** What a form proves that it was open for a while before it was sent. One form's token is no other's. */
export interface FormTokens {
  readonly make: (form: string) => string
  /** Whether it was made for this form, at least two seconds and at most a day ago. */
  readonly isGood: (form: string, token: string) => boolean
}

/** Makes tokens that nothing but the deployment's secret gives, so that none needs to be kept. */
export const createFormTokens = (secret: Uint8Array, clock: () => Date): FormTokens => {
  const key = keyFor(secret, 'form-token')
  const sign = (form: string, time: string): string =>
    createHmac('sha256', key).update(`${form} ${time}`).digest('base64url')
  return {
    make: (form) => {
      const time = clock().getTime().toString(36)
      return `${time}.${sign(form, time)}`
    },
    isGood: (form, token) => {
      const [time = '', signature = ''] = token.split('.', 2)
      const right = Buffer.from(sign(form, time))
      const given = Buffer.from(signature)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      const age = clock().getTime() - Number.parseInt(time, 36)
      return age >= youngestMs && age <= oldestMs
    },
  }
}
