import type { Result } from '@shingle/shared/problem/problem.ts'
import { type Exchange, exchange } from './exchange.ts'
import { refreshSession, restoreSession, type Session } from './session.ts'

/** A call in the signed-in person's name; a stale token is renewed once. */
export async function api<T>(path: string, call: Omit<Exchange<T>, 'accessToken'>): Promise<Result<T>> {
  const first = tokenOf(await restoreSession())
  const result = await exchange(path, { ...call, accessToken: first })
  if (result.ok || result.problem.status !== 401) return result
  const second = tokenOf(await refreshSession(first))
  if (!second) return result
  return exchange(path, { ...call, accessToken: second })
}

/** The bearer for a socket or an upload; null while offline or signed out. */
export async function currentAccessToken(): Promise<string | null> {
  return tokenOf(await restoreSession())
}

function tokenOf(session: Session): string | null {
  return session.status === 'signed-in' ? session.accessToken : null
}
