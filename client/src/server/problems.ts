import type { Problem } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'

/** Specification 8: the messages that do not come from the server's own rules. */
export const networkProblem: Problem = {
  code: 'network',
  status: 0,
  text: 'Network connectivity failed.',
}

/** The server ended the session, or another account took its place: nothing can be asked for until they sign in. */
export const sessionOverProblem: Problem = {
  code: 'session.over',
  status: 401,
  text: 'You have been signed out. Sign in to go on.',
}

export const unknownProblem = (status = 0): Problem => ({
  code: 'unknown',
  status,
  text: 'An unknown error has occurred. Please try again.',
})

const refusalSchema = z.object({
  code: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  field: z.optional(z.string()),
})

/** Reads a refusal from an answer's body; whatever else came is an unknown error. */
export const problemFrom = (status: number, body: unknown): Problem => {
  const refusal = refusalSchema.safeParse(body)
  if (!refusal.success) return unknownProblem(status)
  const { code, text, field } = refusal.data
  return field === undefined ? { code, status, text } : { code, status, text, field }
}
