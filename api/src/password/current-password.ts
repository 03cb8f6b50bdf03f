import { wrongCurrentPassword } from '@shingle/shared/password/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import type { CountedUses } from '../limits/rate-limits.ts'
import type { Caller } from '../session/caller.ts'
import type { PasswordHasher } from './password-hasher.ts'

/** What asking for the current password stands on. */
export interface CurrentPasswordServices
  extends Pick<CountedUses, 'countUse' | 'countShare' | 'forgiveUses' | 'forgiveShare'> {
  readonly users: Users
  readonly passwords: PasswordHasher
}

/**
 * Has somebody who is signed in prove that they know their current password, and answers its hash. Counted before it is
 * compared: whoever finds a device open guesses no more often than a stranger; by session, so that no guesses of a stolen one
 * keep the owner from changing the password in theirs, and by account, so that signing in anew brings none.
 */
export const proveCurrentPassword = async (
  { users, passwords, ...counted }: CurrentPasswordServices,
  ctx: Context,
  { caller, typed }: { readonly caller: Caller; readonly typed: string },
): Promise<string> => {
  const share = { target: caller.id, asker: caller.sessionId }
  await counted.countUse('current-passwords-per-session', caller.sessionId)
  await counted.countShare('current-passwords-per-account', share)
  const hash = await users.ownPassword(caller.id)
  const isRight = await passwords.isRight(ctx.ip, typed, hash)
  if (!isRight || hash === undefined) throw new Refusal(wrongCurrentPassword)
  await counted.forgiveUses('current-passwords-per-session', caller.sessionId)
  await counted.forgiveShare('current-passwords-per-account', share)
  return hash
}
