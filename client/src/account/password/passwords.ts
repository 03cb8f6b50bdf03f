import {
  confirmSignUpEndpoint,
  forgotPasswordEndpoint,
  readResetEndpoint,
  resetPasswordEndpoint,
  signInByPasswordEndpoint,
  signUpEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { incorrectPassword } from '@shingle/shared/password/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { request } from '../../server/request.ts'
import { requestEntry } from '../../server/session/request-entry.ts'
import { inTurn } from '../in-turn.ts'
import { type Entered, enteredBy } from '../sign-in.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

export const signInByPassword = async (body: Credentials): Promise<Result<Entered>> => {
  const result = await requestEntry(signInByPasswordEndpoint, { body })
  return result.ok ? enteredBy(result.value) : result
}

export const signUp = (body: Credentials): Promise<Result<unknown>> =>
  inTurn(() => request(signUpEndpoint, { body }))

export const sendReset = (email: string): Promise<Result<unknown>> =>
  inTurn(() => request(forgotPasswordEndpoint, { body: { email } }))

/** What became of opening the mail that confirms an address. */
export type Confirmed =
  | ({ readonly state: 'entered' } & Entered)
  | { readonly state: 'expired' | 'exists' }
  | { readonly state: 'password-needed'; readonly email: string }

/** Confirms the address of a new account; in another browser than the one that asked, with its password. */
export const confirmSignUp = async (token: string, password?: string): Promise<Result<Confirmed>> => {
  const body = password === undefined ? { token } : { token, password }
  const result = await requestEntry(confirmSignUpEndpoint, { body })
  if (!result.ok) return result
  switch (result.value.status) {
    case 'ExpiredLink':
      return succeed({ state: 'expired' })
    case 'AccountExists':
      return succeed({ state: 'exists' })
    case 'PasswordNeeded':
      return succeed({ state: 'password-needed', email: result.value.email ?? '' })
    case 'IncorrectPassword':
      return refuse(incorrectPassword)
    case 'Success': {
      const entered = enteredBy(result.value)
      return entered.ok ? succeed({ state: 'entered', ...entered.value }) : entered
    }
  }
}

/** Whose password a mailed link sets; null where the link has ended. */
export const readReset = async (token: string): Promise<Result<string | null>> => {
  const result = await request(readResetEndpoint, { body: { token } })
  return result.ok ? succeed(result.value.email) : result
}

/** Sets a password by a mailed link; null where the link has ended meanwhile. */
export const resetPassword = async (token: string, password: string): Promise<Result<Entered | null>> => {
  const result = await requestEntry(resetPasswordEndpoint, { body: { token, password } })
  if (!result.ok) return result
  return result.value.status === 'Success' ? enteredBy(result.value) : succeed(null)
}
