import { openLinkEndpoint, sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { request } from '../../server/request.ts'
import { requestEntry } from '../../server/session/request-entry.ts'
import { inTurn } from '../in-turn.ts'
import { type Entered, enteredBy } from '../sign-in.ts'

/** What became of opening a magic link. */
export type OpenedLink =
  | ({ readonly state: 'entered' } & Entered)
  | { readonly state: 'expired' | 'other-browser' }

export const sendLink = (email: string): Promise<Result<unknown>> =>
  inTurn(() => request(sendLinkEndpoint, { body: { email } }))

/** Opens the link with a token, which uses it up where it signs in. */
export const openLink = async (token: string): Promise<Result<OpenedLink>> => {
  const result = await requestEntry(openLinkEndpoint, { body: { token } })
  if (!result.ok) return result
  const { status } = result.value
  if (status !== 'Success') return succeed({ state: status === 'OtherBrowser' ? 'other-browser' : 'expired' })
  const entered = enteredBy(result.value)
  return entered.ok ? succeed({ state: 'entered', ...entered.value }) : entered
}
