import type { Account } from '@shingle/shared/account/account.ts'
import type { Filter } from 'mongodb'
import type { Rows } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import type { UserRow } from './user-row.ts'

/** Whoever deletes their account is nobody from that moment. */
export const lasting = { deletion: { $exists: false } } as const

/** An account, and when its owner signed in to the session that asks for a change of it. */
export interface Signed {
  readonly id: string
  readonly authenticatedAt: Date
}

/** The account, unless it was given back to a former address since that sign-in. */
export const stillSigned = ({ id, authenticatedAt }: Signed) => ({
  ...{ _id: id, ...lasting },
  $or: [{ takenBackAt: { $exists: false } }, { takenBackAt: { $lte: authenticatedAt } }],
})

/** What a Google account proved: who it is, by an id that stays, and an address that Google has verified. */
export interface GoogleProof {
  readonly subject: string
  readonly email: string
  readonly name: string | null
}

interface Store {
  readonly rows: Rows<UserRow>
  readonly clock: () => Date
  readonly upsert: (email: string, first: Partial<UserRow>) => Promise<UserRow>
  readonly shown: (row: UserRow) => Account
}

/** What became of connecting a Google account. */
export type GoogleConnection = 'connected' | 'there-already' | 'has-another' | 'taken'

/** The account that a Google account came into, and whether it was there before without it. */
export interface JoinedGoogle {
  readonly account: Account
  readonly isNews: boolean
}

const google = ({ rows, clock, upsert, shown }: Store) => {
  const connect = async (account: Filter<UserRow>, { subject, email }: GoogleProof): Promise<boolean> => {
    const { matchedCount } = await rows.raw.updateOne(
      { ...account, google: { $exists: false } },
      { $set: { google: { subject, email, connectedAt: clock() } } },
    )
    return matchedCount === 1
  }
  const ofSubject = (subject: string) => rows.one({ 'google.subject': subject })
  return {
    /** The account that a Google account signs in to, by its id that stays. */
    ofGoogle: async ({ subject }: Pick<GoogleProof, 'subject'>): Promise<Account | undefined> => {
      const row = await ofSubject(subject)
      return row && shown(row)
    },

    /**
     * The account of a Google account whose mailbox Google runs itself: the one it is connected to, else that of the
     * address, else a new one. Nothing where the address's account is not to be had.
     */
    joinGoogle: async (proof: GoogleProof): Promise<JoinedGoogle | undefined> => {
      const { subject, email, name } = proof
      const known = await ofSubject(subject)
      if (known !== undefined) return { account: shown(known), isNews: false }
      const mine = { subject, email, connectedAt: clock() }
      const row = await upsert(email, { name, firstProvider: 'google', google: mine })
      const isNews = row.google === undefined && (await connect({ _id: row._id, email, ...lasting }, proof))
      const joined = await ofSubject(subject)
      return joined && { account: shown(joined), isNews }
    },

    /** Connects a Google account, unless the account has another, or another account has this one. */
    connectGoogle: async (asker: Signed, proof: GoogleProof): Promise<GoogleConnection> => {
      try {
        if (await connect(stillSigned(asker), proof)) return 'connected'
      } catch (thrown) {
        if (isDuplicate(thrown)) return 'taken'
        throw thrown
      }
      return (await ofSubject(proof.subject))?._id === asker.id ? 'there-already' : 'has-another'
    },

    /** The account's Google account signs in no more; a mailed code or link always does. Whether there was one. */
    disconnectGoogle: async (id: string): Promise<boolean> =>
      (await rows.raw.updateOne({ _id: id }, { $unset: { google: '' } })).modifiedCount === 1,
  }
}

const passwords = ({ rows, clock, upsert, shown }: Store) => ({
  /** The hash of the password of an address's account, where it has one. */
  passwordOf: async (email: string): Promise<{ readonly id: string; readonly hash: string } | undefined> => {
    const row = await rows.one({ email, password: { $exists: true } })
    return row?.password && { id: row._id, hash: row.password.hash }
  },

  /** A new account of a proven address, with a password; nothing where the address has an account, which stays as it is. */
  createWithPassword: async (email: string, hash: string): Promise<Account | undefined> => {
    const row = await upsert(email, { firstProvider: 'email', password: { hash, setAt: clock() } })
    return row.password?.hash === hash ? shown(row) : undefined
  },

  /** The hash of the password of an account, where it has one. */
  ownPassword: async (id: string): Promise<string | undefined> =>
    (await rows.one({ _id: id, ...lasting }))?.password?.hash,

  /** Sets the password of an account whose owner proved to read its address; false where it has another one by now. */
  setPassword: async ({ id, email }: Pick<Account, 'id' | 'email'>, hash: string): Promise<boolean> => {
    const password = { hash, setAt: clock() }
    return (
      (await rows.raw.updateOne({ _id: id, email, ...lasting }, { $set: { password } })).matchedCount === 1
    )
  },

  /** Sets the password of an account whose password has the hash `former`, or none; false where it is another by now. */
  replacePassword: async (asker: Signed, former: string | undefined, hash: string): Promise<boolean> => {
    const present = former === undefined ? { password: { $exists: false } } : { 'password.hash': former }
    const { matchedCount } = await rows.raw.updateOne(
      { ...stillSigned(asker), ...present },
      { $set: { password: { hash, setAt: clock() } } },
    )
    return matchedCount === 1
  },

  /** The password of this hash signs in no more; a mailed code or link always does. Whether the account had it. */
  removePassword: async (id: string, hash: string): Promise<boolean> =>
    (await rows.raw.updateOne({ _id: id, 'password.hash': hash }, { $unset: { password: '' } }))
      .modifiedCount === 1,
})

/** What the accounts of one deployment are signed in to with. */
export const userIdentities = (store: Store) => ({
  ...google(store),
  ...passwords(store),

  /** Whether whoever asks may add a way to sign in, as far as is known now. */
  maySignMore: async (asker: Signed): Promise<boolean> =>
    (await store.rows.one(stillSigned(asker))) !== undefined,

  /** The Google account and the password of an account, where it has them. */
  waysOf: async (id: string): Promise<Pick<UserRow, 'google' | 'password'>> =>
    (await store.rows.one({ _id: id, ...lasting })) ?? {},
})
