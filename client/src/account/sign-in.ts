import { type Problem, type Result, refuse } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'
import { type Account, accountSchema } from './account.ts'
import { exchange } from './exchange.ts'
import { unknownProblem } from './problems.ts'

export type SentCode = { sessionId: string; email: string }

const generateAnswer = z.object({ sessionId: z.string(), expiresAt: z.unknown() })

const verifyAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('Success'), accessToken: z.string(), user: accountSchema }),
  z.object({ status: z.literal('ExpiredCode') }),
  z.object({ status: z.literal('InvalidCode') }),
  z.object({ status: z.literal('InvalidSession') }),
])

/** Specification 8: what each refusal of a code says. */
const refusals: Record<'ExpiredCode' | 'InvalidCode' | 'InvalidSession', string> = {
  ExpiredCode: 'Expired code. Send a new one.',
  InvalidCode: 'Invalid code. Look again at the email, or send a new one.',
  InvalidSession: 'Invalid session. Send a new code.',
}

export async function sendCode(email: string): Promise<Result<SentCode>> {
  const result = await exchange('/api/login/otp/generate', {
    method: 'POST',
    body: { email },
    answer: generateAnswer,
  })
  return result.ok ? { ok: true, value: { sessionId: result.value.sessionId, email } } : result
}

export async function verifyCode(
  sent: SentCode,
  code: string,
): Promise<Result<{ account: Account; accessToken: string }>> {
  const result = await exchange('/api/login/otp/verify', {
    method: 'POST',
    body: { sessionId: sent.sessionId, code },
    answer: verifyAnswer,
  })
  if (!result.ok) return result
  const { value } = result
  if (value.status === 'Success') {
    return { ok: true, value: { account: value.user, accessToken: value.accessToken } }
  }
  return refuse(refusalOf(value.status))
}

function refusalOf(status: keyof typeof refusals): Problem {
  return { ...unknownProblem(), code: `login.${status}`, text: refusals[status] }
}

const optionsAnswer = z.object({ google: z.boolean() })

/** Whether Google sign-in is configured on this server; no when it cannot say. */
export async function googleIsOffered(): Promise<boolean> {
  const result = await exchange('/api/session/options', { answer: optionsAnswer })
  return result.ok && result.value.google
}
