import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import * as z from 'zod/mini'
import type { SentCode } from './sign-in.ts'
import type { SignInWay } from './sign-in-way.ts'

const key = 'awaitedCode'
const schema = z.object({ by: z.string(), sessionId: z.string(), email: z.string(), until: z.number() })

/** Keeps for this tab that a code was mailed, as long as it is good: never the code itself. */
export const keepAwaitedCode = (by: SignInWay, { sessionId, email }: SentCode): void => {
  const until = Date.now() + codeLifetimeMs
  sessionStorage.setItem(key, JSON.stringify({ by, sessionId, email, until }))
}

export const forgetAwaitedCode = (): void => sessionStorage.removeItem(key)

/**
 * The code that this tab waits for, where it was asked for in the same way of signing in; whoever comes for an address of
 * their own, as out of an invitation, waits for none that another one gets.
 */
export const awaitedCode = (by: SignInWay, email: string): SentCode | null => {
  const kept = z.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  if (kept?.by !== by || kept.until < Date.now()) return null
  if (email !== '' && email !== kept.email) return null
  return { sessionId: kept.sessionId, email: kept.email }
}
