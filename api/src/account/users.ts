import { randomBytes } from 'node:crypto'
import type { Account } from '@shingle/shared/account/account.ts'
import type { Db } from 'mongodb'
import { MongoServerError } from 'mongodb'

/** A row of Users. */
interface UserRow {
  readonly _id: string
  /** Trimmed and lowercased; unique. */
  readonly email: string
  readonly name: string | null
  readonly createdAt: Date
  /** When the client first asked to be registered (specification 7). */
  readonly registeredAt: Date | null
}

const isDuplicate = (thrown: unknown): boolean => thrown instanceof MongoServerError && thrown.code === 11000

export type Users = ReturnType<typeof createUsers>

/** The accounts of one deployment. */
export const createUsers = (db: Db, clock: () => Date) => {
  const rows = db.collection<UserRow>('Users')
  const shown = ({ _id, email, name }: UserRow): Account => ({ id: _id, email, name })

  const insertOrFind = (email: string) =>
    rows.findOneAndUpdate(
      { email },
      {
        $setOnInsert: {
          _id: randomBytes(12).toString('hex'),
          email,
          name: null,
          createdAt: clock(),
          registeredAt: null,
        },
      },
      { upsert: true, returnDocument: 'after' },
    )

  /** The account of a proven address, made on its first sign-in. */
  const ofEmail = async (email: string): Promise<Account> => {
    // Two first sign-ins at once meet in the unique index; the second then finds the first.
    const row = await insertOrFind(email).catch((thrown: unknown) => {
      if (isDuplicate(thrown)) return insertOrFind(email)
      throw thrown
    })
    if (row === null) throw new Error('An upsert returned no account')
    return shown(row)
  }

  const find = async (id: string): Promise<Account | undefined> => {
    const row = await rows.findOne({ _id: id })
    return row ? shown(row) : undefined
  }

  /** Whether this call was the first to register the account. */
  const register = async (id: string): Promise<boolean> => {
    const { modifiedCount } = await rows.updateOne(
      { _id: id, registeredAt: null },
      { $set: { registeredAt: clock() } },
    )
    return modifiedCount === 1
  }

  return { ofEmail, find, register }
}
