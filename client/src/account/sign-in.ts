import type { Account } from '@shingle/shared/account/account.ts'
import {
  sendCodeEndpoint,
  sessionOptionsEndpoint,
  verifyCodeEndpoint,
} from '@shingle/shared/account/endpoints.ts'
import { type VerifyStatus, verifyTexts } from '@shingle/shared/account/verify-status.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { unknownProblem } from '../server/problems.ts'
import { request } from '../server/request.ts'
import { requestEntry } from '../server/session/request-entry.ts'
import { inTurn } from './in-turn.ts'

export interface SentCode {
  sessionId: string
  email: string
}
export interface Entered {
  account: Account
  accessToken: string
}

/** Where an answer that let somebody in says who they are. */
export interface EnteredAnswer {
  readonly user?: Account | undefined
  readonly accessToken?: string | undefined
}

type Refusal = Exclude<VerifyStatus, 'Success'>

/** What to do about each refusal of a code. */
const ways: Readonly<Record<Refusal, string>> = {
  ExpiredCode: 'Send a new one.',
  InvalidCode: 'Look again at the email, or send a new one.',
  InvalidSession: 'Send a new code.',
}

/** Who was let in by an answer that says that somebody was. */
export const enteredBy = ({ user, accessToken }: EnteredAnswer): Result<Entered> =>
  user && accessToken ? succeed({ account: user, accessToken }) : refuse(unknownProblem())

export const sendCode = async (email: string): Promise<Result<SentCode>> => {
  const result = await inTurn(() => request(sendCodeEndpoint, { body: { email } }))
  return result.ok ? succeed({ sessionId: result.value.sessionId, email }) : result
}

export const verifyCode = async ({ sessionId }: SentCode, code: string): Promise<Result<Entered>> => {
  const result = await requestEntry(verifyCodeEndpoint, { body: { sessionId, code } })
  if (!result.ok) return result
  const { status } = result.value
  return status === 'Success' ? enteredBy(result.value) : refuse(refusalOf(status))
}

/** Whether a problem refuses the code itself, so that typing it again cannot help. */
export const refusesCode = ({ code }: Problem): boolean => code.startsWith('account.code.')

/** Whether the code that was mailed is over, whatever is typed. */
export const endsCode = ({ code }: Problem): boolean =>
  code === 'account.code.InvalidSession' || code === 'account.code.ExpiredCode'

const refusalOf = (status: Refusal): Problem => ({
  code: `account.code.${status}`,
  status: 200,
  text: `${verifyTexts[status]}. ${ways[status]}`,
})

/** Whether this server offers to sign in with Google; not where it cannot say. */
export const offersGoogle = async (): Promise<boolean> => {
  const result = await request(sessionOptionsEndpoint, {})
  return result.ok && result.value.google
}
