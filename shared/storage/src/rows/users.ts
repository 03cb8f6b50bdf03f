import { randomBytes } from 'node:crypto'
import type { Account } from '@shingle/shared/account/account.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const rowSchema = z.object({
  _id: z.string(),
  /** Trimmed and lowercased; unique. */
  email: z.string(),
  name: z.nullable(z.string()),
  createdAt: z.date(),
  /** When the client first asked to be registered (specification 7). */
  registeredAt: z.nullable(z.date()),
})

/** Users: the accounts. */
export const users = defineCollection({
  name: 'Users',
  row: rowSchema,
  owners: [{ of: 'account', by: '_id' }],
  indexes: [{ key: { email: 1 }, unique: true }],
})

const accountSchema = z.pick(rowSchema, { _id: true, email: true, name: true })
const addressSchema = z.pick(rowSchema, { email: true })

const shown = ({ _id, email, name }: z.output<typeof accountSchema>): Account => ({ id: _id, email, name })

/** The accounts of one deployment. */
export const openUsers = (db: Db, clock: () => Date) => {
  const rows = users.open(db)

  const insertOrFind = async (email: string) => {
    const fresh = {
      _id: randomBytes(12).toString('hex'),
      ...{ email, name: null, createdAt: clock(), registeredAt: null },
    }
    return rows.parse(
      await rows.raw.findOneAndUpdate(
        { email },
        { $setOnInsert: fresh },
        { upsert: true, returnDocument: 'after' },
      ),
    )
  }

  return {
    /** The account of a proven address, made on its first sign-in. */
    ofEmail: async (email: string): Promise<Account> => {
      // Two first sign-ins at once meet in the unique index; the second then finds the first.
      const row = await insertOrFind(email).catch((thrown: unknown) => {
        if (isDuplicate(thrown)) return insertOrFind(email)
        throw thrown
      })
      if (row === undefined) throw new Error('An upsert returned no account')
      return shown(row)
    },

    find: async (id: string): Promise<Account | undefined> => {
      const row = await rows.only(accountSchema).one({ _id: id })
      return row && shown(row)
    },

    findByEmail: async (email: string): Promise<Account | undefined> => {
      const row = await rows.only(accountSchema).one({ email })
      return row && shown(row)
    },

    /** Where mails to an account go. */
    addressOf: async (id: string): Promise<string | undefined> =>
      (await rows.only(addressSchema).one({ _id: id }))?.email,

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
