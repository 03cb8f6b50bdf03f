import type { Rows } from './collection.ts'
import type { UserRow } from './user-row.ts'

/** How the accounts of one deployment end. */
export const userEnd = ({ rows, clock }: { readonly rows: Rows<UserRow>; readonly clock: () => Date }) => {
  /**
   * Ends an account: nobody signs in to it any more, and its address is free. Answers the address that it had, and since
   * when it has it no more; nothing where there is no such account, and that it was taken back where it was given to its
   * former address since whoever ends it had signed in.
   */
  const end = async (id: string, signedInAt?: Date): Promise<UserRow['deletion'] | 'taken-back'> => {
    const row = await rows.one({ _id: id })
    if (row === undefined || row.deletion !== undefined) return row?.deletion
    const { email, takenBackAt } = row
    if (signedInAt !== undefined && takenBackAt !== undefined && takenBackAt > signedInAt) return 'taken-back'
    const deletion = { at: clock(), email }
    const change = { email: `deleted ${id}`, name: null, deletion }
    const ways = { google: '', password: '', emailChange: '', following: '' } as const
    const { matchedCount } = await rows.raw.updateOne({ _id: id, email }, { $set: change, $unset: ways })
    // Otherwise the account got another address in this moment.
    return matchedCount === 1 ? deletion : end(id, signedInAt)
  }
  return {
    end,

    /** The address that an account had which is being deleted. */
    lastAddressOf: async (id: string): Promise<string | undefined> =>
      (await rows.one({ _id: id }))?.deletion?.email,

    /** Deletes what is left of an account that has ended. */
    forgetEnded: async (id: string): Promise<void> => {
      await rows.raw.deleteOne({ _id: id, deletion: { $exists: true } })
    },
  }
}
