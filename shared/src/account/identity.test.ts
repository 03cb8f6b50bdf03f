import { expect, test } from 'vitest'
import { type Identity, isVerified } from './identity.ts'

const google: Identity = { provider: 'google', email: 'ann@example.com' }
const email = (isProven: boolean): Identity => ({ provider: 'email', isProven, hasPassword: true })

test.each<[string, readonly Identity[], boolean]>([
  ['with Google', [google], true],
  ['with a proven address', [email(true)], true],
  ['with an address that nobody proved', [email(false)], false],
  ['with an address that nobody proved, and Google later', [email(false), google], false],
  ['with Google, and an address that nobody proved later', [google, email(false)], true],
  ['with nothing', [], false],
])('[4.verified] an account that began %s is verified or not', (_, identities, expected) => {
  expect(isVerified(identities)).toBe(expected)
})
