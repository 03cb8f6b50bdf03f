import type { Problem } from '../problem/problem.ts'
import { passkeysMaximum } from './limits.ts'

/** What an authenticator said proves nobody: an unknown passkey, a forged or old word, or another browser's. */
export const passkeyRefused: Problem = {
  code: 'account.passkey-refused',
  status: 401,
  text: 'This passkey did not sign you in. Use a code instead.',
}

/** What an authenticator made cannot become a passkey of the account. */
export const passkeyNotAdded: Problem = {
  code: 'account.passkey-not-added',
  status: 400,
  text: 'The passkey could not be added. Please try again.',
}

/** The account has as many passkeys as it may. */
export const passkeyLimit: Problem = {
  code: 'account.passkey-limit',
  status: 409,
  text: `An account has at most ${passkeysMaximum} passkeys. Remove one first.`,
}
