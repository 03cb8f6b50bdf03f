import { createHmac } from 'node:crypto'
import { codeOf } from '@shingle/shared/account/code.ts'
import { generate } from 'otplib'
import { keyFor } from './key-for.ts'

/**
 * The code of one sign-in: otplib's keyed one-time value in the product's own letters. The stored secret alone does
 * not give it; the deployment's secret is needed too.
 */
export const signInCodeOf = (storedSecret: string, secret: Uint8Array): Promise<string> =>
  generate({
    strategy: 'hotp',
    secret: createHmac('sha256', keyFor(secret, 'sign-in-code')).update(storedSecret).digest(),
    algorithm: 'sha256',
    counter: 0,
    hooks: { encodeToken: (number) => codeOf(number) },
  })
