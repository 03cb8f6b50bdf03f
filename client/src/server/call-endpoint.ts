import type { Endpoint, Given, Query } from '@shingle/shared/endpoint/endpoint.ts'
import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { sessionOverProblem } from './problems.ts'
import { request, type Sending } from './request.ts'
import { refreshSession, restoreSession, type Session } from './session/session.ts'

export interface Caller extends Pick<Sending, 'signal'> {
  /** Whose call it is, where only one account will do: whoever signs in next on this device must not make it. */
  readonly accountId?: string | undefined
}

/** Calls an endpoint in the signed-in person's name; a stale token is renewed once. */
export const call = <Path extends string, Q extends Query, Body, Answer>(
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  given: Given<Path, Q, Body>,
  caller: Caller = {},
): Promise<Result<Answer>> => {
  const { signal } = caller
  return inTheirName((accessToken) => request(endpoint, given, { accessToken, signal }), caller)
}

/** Makes a request with the signed-in person's token, null while there is none. */
export const inTheirName = async <T>(
  ask: (accessToken: string | null) => Promise<Result<T>>,
  caller: Caller,
): Promise<Result<T>> => {
  const session = await restoreSession()
  if (!isTheirs(session, caller)) return refuse(sessionOverProblem)
  const first = tokenOf(session)
  const result = await ask(first)
  if (result.ok || result.problem.status !== 401) return result
  const renewed = await refreshSession(first)
  const second = tokenOf(renewed)
  return second && isTheirs(renewed, caller) ? ask(second) : result
}

/** Nobody asks in vain for an account whose session the server has ended. */
const isTheirs = (session: Session, { accountId }: Caller): boolean => {
  if (session.status === 'over') return false
  return session.status !== 'signed-in' || accountId === undefined || session.account.id === accountId
}

const tokenOf = (session: Session): string | null =>
  session.status === 'signed-in' ? session.accessToken : null
