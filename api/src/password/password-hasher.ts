import { normalisePassword } from '@shingle/shared/password/password.ts'
import { passwordsBusy } from '@shingle/shared/password/problems.ts'
import { askerOf } from '@shingle/storage/network/network-of.ts'
import { CrowdedOut, createTurns } from '@shingle/storage/turns/turns.ts'
import { Refusal } from '../http/refusal.ts'
import { hashPassword, isPasswordOf } from './argon2.ts'

/** Hashes passwords and compares them, one after the other: each costs a processor and 19 MiB for some 50 ms. */
export interface PasswordHasher {
  readonly hash: (asker: string, password: string) => Promise<string>
  /** Whether a hash is of this password. Without a hash the answer is no, after the same work. */
  readonly isRight: (asker: string, password: string, hash: string | undefined) => Promise<boolean>
}

/** The hasher of one process; an asker is an address, and those of one network wait in one line, as do all networks of one customer. Refuses where too many wait. */
export const createPasswordHasher = (room = { ofOne: 10, ofAll: 60 }): PasswordHasher => {
  const turns = createTurns(room)
  const inTurn = async <T>(asker: string, task: () => Promise<T>): Promise<T> => {
    try {
      return await turns.take(askerOf(asker), task)
    } catch (thrown) {
      throw thrown instanceof CrowdedOut ? new Refusal(passwordsBusy) : thrown
    }
  }
  // Of no password: what is compared where there is nothing to compare with.
  let decoy: Promise<string> | undefined
  const decoyHash = () => {
    decoy ??= hashPassword('')
    return decoy
  }
  return {
    hash: (asker, password) => inTurn(asker, () => hashPassword(normalisePassword(password))),
    isRight: async (asker, password, hash) => {
      const isSame = await inTurn(asker, async () =>
        isPasswordOf(hash ?? (await decoyHash()), normalisePassword(password)),
      )
      return isSame && hash !== undefined
    },
  }
}
