import type { Problem } from '../problem/problem.ts'

/** Specification 8: the address of a sign-in is not an e-mail address. */
export const invalidSignInEmail: Problem = {
  code: 'account.email-invalid',
  status: 400,
  text: 'Invalid email.',
  field: 'email',
}

/** Nobody is signed in. */
export const notSignedIn: Problem = {
  code: 'session.not-signed-in',
  status: 401,
  text: 'Please sign in.',
}

/** Specification 8: the access token is none of ours, has run out, or its session or account is gone. */
export const invalidToken: Problem = {
  code: 'session.invalid-token',
  status: 401,
  text: 'Invalid authorization token.',
}

/** What was asked for needs a sign-in of the last minutes. */
export const signInAgain: Problem = {
  code: 'session.sign-in-again',
  status: 403,
  text: 'Please sign in again to do this.',
}

/** The request did not come from the app's own pages. */
export const foreignRequest: Problem = {
  code: 'session.foreign-request',
  status: 403,
  text: 'This request did not come from the app.',
}

/** Somebody, or some place, asks more often than people do. */
export const tooManyRequests: Problem = {
  code: 'request.too-many',
  status: 429,
  text: 'Too many attempts. Please wait a while and try again.',
}

/** A device that is to be signed out and is not signed in. */
export const deviceNotSignedIn: Problem = {
  code: 'account.device-not-signed-in',
  status: 404,
  text: 'This device is not signed in any more.',
}

/** Specification 8: somebody proved to be another than whose account it is. */
export const reLoginFailed: Problem = {
  code: 'account.re-login-failed',
  status: 403,
  text: 're-login failed',
}
