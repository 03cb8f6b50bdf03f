import type { Account } from '@shingle/shared/account/account.ts'
import type { Rows } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { lasting, type Signed, stillSigned } from './user-identities.ts'
import type { UserRow } from './user-row.ts'

type EmailChange = NonNullable<UserRow['emailChange']>

interface Store {
  readonly rows: Rows<UserRow>
  readonly clock: () => Date
  readonly shown: (row: UserRow) => Account
}

/** How the accounts of one deployment come to another address. */
export const userEmailChange = ({ rows, clock, shown }: Store) => ({
  /** Keeps a change that waits for its link; the one that waited before is none any more. */
  awaitEmailChange: async (asker: Signed, emailChange: EmailChange): Promise<void> => {
    await rows.raw.updateOne(stillSigned(asker), { $set: { emailChange } })
  },

  /** The change that waits, as long as its link works. */
  awaitedEmailChange: async (id: string): Promise<EmailChange | undefined> =>
    (await rows.one({ _id: id, ...lasting, 'emailChange.expiresAt': { $gt: clock() } }))?.emailChange,

  /** The link of a change that was made and that not all that names the address has followed yet. */
  followedLink: async (id: string): Promise<string | undefined> =>
    (await rows.one({ _id: id, ...lasting }))?.following,

  /** All that names the address has followed a change. */
  endFollowing: async (id: string, linkId: string): Promise<void> => {
    await rows.raw.updateOne({ _id: id, following: linkId }, { $unset: { following: '' } })
  },

  /** Nothing waits any more. */
  forgetEmailChange: async (id: string): Promise<void> => {
    await rows.raw.updateOne({ _id: id }, { $unset: { emailChange: '' } })
  },

  /**
   * Gives an account an address back that it had, and takes off the password and the Google account: whoever changed the
   * address may have set them. Nothing where the account is gone; `taken` where the address has an account of its own.
   */
  putEmailBack: async (id: string, email: string): Promise<'done' | 'taken' | undefined> => {
    const unset = { emailChange: '', following: '', password: '', google: '' } as const
    const change = { $set: { email, takenBackAt: clock() }, $unset: unset }
    try {
      return (await rows.raw.updateOne({ _id: id, ...lasting }, change)).matchedCount === 1
        ? 'done'
        : undefined
    } catch (thrown) {
      if (isDuplicate(thrown)) return 'taken'
      throw thrown
    }
  },

  /**
   * Gives an account the address whose link was opened; nothing where another change, or none, waits by now, or the one
   * before is still followed. One write: of two links one changes it, and an address that has got an account of its own
   * stays with that.
   */
  changeEmail: async (
    id: string,
    { linkId, email }: Omit<EmailChange, 'expiresAt'>,
  ): Promise<Account | 'taken' | undefined> => {
    try {
      const changed = await rows.raw.findOneAndUpdate(
        {
          ...{ _id: id, ...lasting, following: { $exists: false } },
          ...{ 'emailChange.linkId': linkId, 'emailChange.expiresAt': { $gt: clock() } },
        },
        { $set: { email, following: linkId }, $unset: { emailChange: '' } },
        { returnDocument: 'after' },
      )
      const row = rows.parse(changed)
      return row && shown(row)
    } catch (thrown) {
      if (isDuplicate(thrown)) return 'taken'
      throw thrown
    }
  },
})
