import type { Account } from '@shingle/shared/account/account.ts'
import { confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { call } from '../../server/call-endpoint.ts'
import { networkProblem } from '../../server/problems.ts'
import { changeAccount, restoreSession } from '../../server/session/session.ts'

/** What became of opening the mail at a new address. */
export type NewEmail =
  | { readonly state: 'changed'; readonly account: Account }
  | { readonly state: 'signed-out' | 'expired' | 'other-account' | 'taken' }

/** Gives whoever is signed in their new address, by the token that was mailed there. */
export const confirmNewEmail = async (token: string): Promise<Result<NewEmail>> => {
  const session = await restoreSession()
  if (session.status === 'unknown') return refuse(networkProblem)
  if (session.status !== 'signed-in') return succeed({ state: 'signed-out' })
  const result = await call(confirmEmailEndpoint, { body: { token } })
  if (!result.ok) return result.problem.status === 401 ? succeed({ state: 'signed-out' }) : result
  const { status, user } = result.value
  switch (status) {
    case 'ExpiredLink':
      return succeed({ state: 'expired' })
    case 'OtherAccount':
      return succeed({ state: 'other-account' })
    case 'AddressTaken':
      return succeed({ state: 'taken' })
    case 'Success':
      if (user) changeAccount(user)
      return succeed({ state: 'changed', account: user ?? session.account })
  }
}
