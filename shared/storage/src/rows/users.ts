import { randomBytes } from 'node:crypto'
import type { Account } from '@shingle/shared/account/account.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'
import { userEmailChange } from './user-email-change.ts'
import { userEnd } from './user-end.ts'
import { lasting, userIdentities } from './user-identities.ts'
import { type UserRow, userRowSchema } from './user-row.ts'

/** Users: the accounts. */
export const users = defineCollection({
  name: 'Users',
  row: userRowSchema,
  owners: [
    {
      ...{ of: 'account', by: '_id' },
      copy: {
        ...{ file: 'account.json', about: 'your account, and the ways to sign in to it', isOne: true },
        row: z.extend(z.omit(userRowSchema, { following: true, takenBackAt: true, deletion: true }), {
          password: z.optional(z.object({ setAt: z.date() })),
        }),
      },
    },
  ],
  indexes: [
    { key: { email: 1 }, unique: true },
    {
      key: { 'google.subject': 1 },
      unique: true,
      partialFilterExpression: { 'google.subject': { $type: 'string' } },
    },
  ],
})

const accountSchema = z.pick(userRowSchema, { _id: true, email: true, name: true })
const sinceSchema = z.pick(userRowSchema, { createdAt: true })
const disabledSchema = z.pick(userRowSchema, { disabledAt: true })
const addressSchema = z.pick(userRowSchema, { email: true })

const shown = ({ _id, email, name }: z.output<typeof accountSchema>): Account => ({ id: _id, email, name })

/** The accounts of one deployment. */
export const openUsers = (db: Db, clock: () => Date) => {
  const rows = users.open(db)

  /** The account of an address, made of `first` where there is none. */
  const findOrInsert = async (
    email: string,
    first: Partial<Pick<UserRow, 'name' | 'firstProvider' | 'google' | 'password'>>,
  ): Promise<UserRow> => {
    const fresh = {
      _id: randomBytes(12).toString('hex'),
      ...{ name: null, createdAt: clock(), registeredAt: null, firstProvider: 'email' as const },
      ...first,
    }
    const row = rows.parse(
      await rows.raw.findOneAndUpdate(
        { email },
        { $setOnInsert: fresh },
        { upsert: true, returnDocument: 'after' },
      ),
    )
    if (row === undefined) throw new Error('An upsert returned no account')
    return row
  }

  /** Two first sign-ins at once meet in a unique index; the second then finds the first. */
  const upsert: typeof findOrInsert = (email, first) =>
    findOrInsert(email, first).catch((thrown: unknown) => {
      if (isDuplicate(thrown)) return findOrInsert(email, first)
      throw thrown
    })

  /** Those of the accounts that there are. */
  const findAll = async (ids: readonly string[]): Promise<readonly Account[]> =>
    (await rows.only(accountSchema).all({ _id: { $in: [...ids] }, ...lasting })).map(shown)

  return {
    ...userIdentities({ rows, clock, upsert, shown }),
    ...userEmailChange({ rows, clock, shown }),
    ...userEnd({ rows, clock }),

    /** The account of a proven address, made on its first sign-in. */
    ofEmail: async (email: string): Promise<Account> => shown(await upsert(email, {})),

    find: async (id: string): Promise<Account | undefined> => (await findAll([id]))[0],
    findAll,

    findByEmail: async (email: string): Promise<Account | undefined> => {
      const row = await rows.only(accountSchema).one({ email })
      return row && shown(row)
    },

    /** Where mails to an account go. */
    addressOf: async (id: string): Promise<string | undefined> =>
      (await rows.only(addressSchema).one({ _id: id, ...lasting }))?.email,

    /** Since when there is an account. */
    createdAt: async (id: string): Promise<Date | undefined> =>
      (await rows.only(sinceSchema).one({ _id: id }))?.createdAt,

    /** Gives an account a name, or takes it away; undefined where there is no such account, or it is being deleted. */
    rename: async (id: string, name: string | null): Promise<Account | undefined> => {
      const changed = await rows.raw.findOneAndUpdate(
        { _id: id, ...lasting },
        { $set: { name } },
        { returnDocument: 'after' },
      )
      const row = rows.parse(changed)
      return row && shown(row)
    },

    /** Lets nobody sign in to an account, or everybody who proves that it is theirs; false where there is no such account. */
    recordDisabling: async (id: string, isDisabled: boolean): Promise<boolean> => {
      const change = isDisabled ? { $set: { disabledAt: clock() } } : { $unset: { disabledAt: '' as const } }
      const { matchedCount } = await rows.raw.updateOne({ _id: id, ...lasting }, change)
      return matchedCount === 1
    },

    isDisabled: async (id: string): Promise<boolean> =>
      (await rows.only(disabledSchema).one({ _id: id }))?.disabledAt !== undefined,

    /** Whether this call was the first to register the account. */
    register: async (id: string): Promise<boolean> => {
      const { modifiedCount } = await rows.raw.updateOne(
        { _id: id, registeredAt: null },
        { $set: { registeredAt: clock() } },
      )
      return modifiedCount === 1
    },
  }
}

/** The accounts, as `openUsers` opens them. */
export type Users = ReturnType<typeof openUsers>
