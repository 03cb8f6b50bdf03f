import type { WaysLeft } from '@shingle/mail/ways-left.ts'
import { openPasskeys } from '@shingle/storage/rows/passkeys.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources } from './letter-writer.ts'

/** Reads what signs in to an account now; nothing where there is no such account. */
export const createReadWaysLeft = ({ db, clock }: LetterSources) => {
  const [users, passkeys] = [openUsers(db, clock), openPasskeys(db, clock)]
  return async (userId: string): Promise<WaysLeft | undefined> => {
    const [email, { google, password }, own] = await Promise.all([
      users.addressOf(userId),
      users.waysOf(userId),
      passkeys.ofUser(userId),
    ])
    if (email === undefined) return undefined
    return {
      email,
      google: google ? { email: google.email, since: google.connectedAt } : null,
      hasPassword: password !== undefined,
      passkeys: own.map(({ name, createdAt }) => ({ name, since: createdAt })),
    }
  }
}
