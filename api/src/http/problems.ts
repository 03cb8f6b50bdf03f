import type { Problem } from '@shingle/shared/problem/problem.ts'

/** The largest JSON body. What we take, in four-byte letters, fits many times. */
export const bodyMaximumKb = 64

/** Specification 8: anything nobody foresaw. */
export const unknownProblem: Problem = {
  code: 'unknown',
  status: 500,
  text: 'An unknown error has occurred. Please try again.',
}

export const noSuchCall: Problem = { code: 'request.no-such-call', status: 404, text: 'Not found.' }

export const wrongMethod: Problem = { code: 'request.wrong-method', status: 405, text: 'Not allowed here.' }

export const notJson: Problem = {
  code: 'request.not-json',
  status: 415,
  text: 'Send this as application/json.',
}

export const encodedBody: Problem = {
  code: 'request.encoded',
  status: 415,
  text: 'Send this uncompressed.',
}

export const queryTooLong: Problem = {
  code: 'request.query-too-long',
  status: 414,
  text: 'What the address asks is too long.',
}

export const malformedJson: Problem = {
  code: 'request.malformed-json',
  status: 400,
  text: 'The body is not valid JSON.',
}

export const bodyTooLarge: Problem = {
  code: 'request.too-large',
  status: 413,
  text: `The request is too large: at most ${bodyMaximumKb} KB.`,
}

/** What did not arrive in a minute, or stood still on its way. Not 408: browsers send such a call again by themselves. */
export const bodyTooSlow: Problem = {
  code: 'request.too-slow',
  status: 503,
  text: 'This did not arrive in time. Please try again.',
}

/** Nothing is wrong with what was sent: too much arrives at a time. */
export const bodiesBusy: Problem = {
  code: 'request.busy',
  status: 503,
  text: 'This cannot be done right now. Please try again in a moment.',
}

export const invalidField = (field: string): Problem => ({
  code: 'request.invalid-field',
  status: 400,
  text: field === '' ? 'The request is not valid.' : `Not valid: ${field}`,
  ...(field === '' ? {} : { field }),
})

export const unknownField = (field: string): Problem => ({
  code: 'request.unknown-field',
  status: 400,
  text: `Unknown field: ${field}`,
  field,
})
