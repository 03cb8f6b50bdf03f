import type { Problem } from '../problem/problem.ts'

/** This deployment has no client of Google's. */
export const googleNotOffered: Problem = {
  code: 'account.google-not-offered',
  status: 404,
  text: 'Signing in with Google is not offered here.',
}

/** Specification 8: what came from Google proves nobody: forged, too old, another's, or of an address that is not verified. */
export const googleRefused: Problem = {
  code: 'account.google-refused',
  status: 401,
  text: 'An unknown error has occurred. Please try again.',
}

/** Specification 8: Google does not answer. */
export const googleAway: Problem = {
  code: 'account.google-away',
  status: 502,
  text: 'Network connectivity failed.',
}

/** Specification 8: the address belongs to an account that another Google account signs in to. */
export const emailInUse: Problem = {
  code: 'account.email-in-use',
  status: 409,
  text: 'Account already exists. Please sign in.',
}

/** Specification 8: what came from Google proves nobody, to somebody who is signed in and stays so. */
export const googleProvesNobody: Problem = {
  code: 'account.google-proves-nobody',
  status: 403,
  text: 'An unknown error has occurred. Please try again.',
}

/** The account has another Google account. */
export const googleConnectedAlready: Problem = {
  code: 'account.google-connected-already',
  status: 409,
  text: 'Another Google account is connected. Disconnect that one first.',
}

/** The Google account signs in to another account. */
export const googleTaken: Problem = {
  code: 'account.google-taken',
  status: 409,
  text: 'This Google account opens another account. Choose a different one.',
}
