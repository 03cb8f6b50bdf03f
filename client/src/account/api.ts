import type { Result } from '@shingle/shared/problem/problem.ts'
import { type Exchange, exchange } from './exchange.ts'
import { refreshSession, restoreSession, type Session } from './session.ts'

/** A call in the signed-in person's name; a stale token is renewed once. */
export function api<T>(path: string, call: Omit<Exchange<T>, 'accessToken'>): Promise<Result<T>> {
  return inTheirName((accessToken) => exchange(path, { ...call, accessToken }))
}

/** Makes a call with the signed-in person's token, null while there is none; a stale token is renewed once. */
export async function inTheirName<T>(
  call: (accessToken: string | null) => Promise<Result<T>>,
): Promise<Result<T>> {
  const first = tokenOf(await restoreSession())
  const result = await call(first)
  if (result.ok || result.problem.status !== 401) return result
  const second = tokenOf(await refreshSession(first))
  return second ? call(second) : result
}

function tokenOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.accessToken : null
}
