import type { Endpoint, Given, Query } from '@shingle/shared/endpoint/endpoint.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { request } from '../request.ts'
import { inCookieTurn } from './cookie-turn.ts'
import { settleSignOut } from './owed-sign-out.ts'

/** How long whoever signs in waits for what other tabs ask about the session before: one of them may hang. */
const patienceMs = 5_000

/** Asks to be let in. Who signed out here before is heard of by then, or stands in nobody's way any more. */
export const requestEntry = async <
  Path extends string,
  Q extends Query,
  Body,
  Answer extends { readonly accessToken?: string | undefined },
>(
  endpoint: Endpoint<Path, string, Q, Body, Answer>,
  given: Given<Path, Q, Body>,
): Promise<Result<Answer>> => {
  const ask = async () => {
    const result = await request(endpoint, given)
    // At once: from now on the cookie is that of whoever was let in.
    if (result.ok && result.value.accessToken) settleSignOut()
    return result
  }
  // A request throws nothing, so that what throws is the turn that did not come.
  return inCookieTurn(ask, AbortSignal.timeout(patienceMs)).catch(ask)
}
