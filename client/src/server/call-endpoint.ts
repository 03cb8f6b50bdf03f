import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import { refreshSession, restoreSession, type Session } from '../account/session.ts'
import { sessionOverProblem } from './problems.ts'
import { type Exchange, exchange } from './request.ts'

/** Whose call it is, where only one account will do: whoever signs in next on this device must not make it. */
interface Caller {
  accountId?: string
}

/** A call in the signed-in person's name; a stale token is renewed once. */
export const api = <T>(
  path: string,
  call: Omit<Exchange<T>, 'accessToken'>,
  caller: Caller = {},
): Promise<Result<T>> => inTheirName((accessToken) => exchange(path, { ...call, accessToken }), caller)

/** Makes a call with the signed-in person's token, null while there is none; a stale token is renewed once. */
export const inTheirName = async <T>(
  call: (accessToken: string | null) => Promise<Result<T>>,
  caller: Caller = {},
): Promise<Result<T>> => {
  const session = await restoreSession()
  if (!isTheirs(session, caller)) return refuse(sessionOverProblem)
  const first = tokenOf(session)
  const result = await call(first)
  if (result.ok || result.problem.status !== 401) return result
  const renewed = await refreshSession(first)
  const second = tokenOf(renewed)
  return second && isTheirs(renewed, caller) ? call(second) : result
}

/** Nobody asks in vain for an account whose session the server has ended. */
const isTheirs = (session: Session, { accountId }: Caller): boolean => {
  if (session.status === 'over') return false
  return session.status !== 'signed-in' || accountId === undefined || session.account.id === accountId
}

const tokenOf = (session: Session): string | null =>
  session.status === 'signed-in' ? session.accessToken : null
