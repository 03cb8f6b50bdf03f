import { passkeysMaximum } from '@shingle/shared/passkey/limits.ts'
import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { claimSlot } from './claim-slot.ts'
import { defineCollection } from './collection.ts'
import { isDuplicateOf } from './is-duplicate.ts'

const rowSchema = z.object({
  /** The id that the authenticator made, in base64url. */
  _id: z.string(),
  userId: z.string(),
  /** What its signatures are checked with, in base64url. */
  publicKey: z.string(),
  /** How often it has signed, of those that count. */
  counter: z.int(),
  transports: z.array(z.string()),
  name: z.string(),
  /** Its place among those of the account. */
  slot: z.int(),
  createdAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
})

/** A row of Passkeys. */
export type PasskeyRow = z.output<typeof rowSchema>

/** Passkeys: the keys of authenticators that sign in to accounts. */
export const passkeys = defineCollection({
  name: 'Passkeys',
  row: rowSchema,
  owners: [
    {
      ...{ of: 'account', by: 'userId' },
      copy: {
        ...{ file: 'passkeys.json', about: 'the passkeys that sign you in' },
        row: z.pick(rowSchema, { name: true, createdAt: true, lastUsedAt: true }),
      },
    },
  ],
  // Of those that are added at once no two get the same place.
  indexes: [{ key: { userId: 1, slot: 1 }, unique: true }],
})

/** The passkeys of one deployment. */
export const openPasskeys = (db: Db, clock: () => Date) => {
  const rows = passkeys.open(db)
  return {
    find: (id: string) => rows.one({ _id: id }),

    /** The passkeys of an account, the oldest first. */
    ofUser: (userId: string) =>
      rows.all({ userId }, { sort: { createdAt: 1, _id: 1 }, limit: passkeysMaximum }),

    /** Adds a passkey: `full` where the account has no place for it, `known` where there is one with this id, whoever's. */
    insert: async (row: Omit<PasskeyRow, 'slot'>): Promise<'added' | 'full' | 'known'> => {
      try {
        const hasPlace = await claimSlot({
          maximum: passkeysMaximum,
          taken: async () => (await rows.all({ userId: row.userId })).map(({ slot }) => slot),
          take: (slot) => rows.raw.insertOne({ ...row, slot }),
        })
        return hasPlace ? 'added' : 'full'
      } catch (thrown) {
        if (isDuplicateOf(thrown, '_id')) return 'known'
        throw thrown
      }
    },

    /** Notes that a passkey signed; false where it has signed as often before, as a copy of it would. */
    use: async ({ _id, counter: former }: PasskeyRow, counter: number): Promise<boolean> => {
      const { matchedCount } = await rows.raw.updateOne(
        { _id, counter: former },
        { $set: { counter, lastUsedAt: clock() } },
      )
      return matchedCount === 1
    },

    /** Removes every passkey of an account. */
    removeAll: async (userId: string): Promise<void> => {
      await rows.raw.deleteMany({ userId })
    },

    /** Removes a passkey of an account; false where it has none with this id. */
    remove: async (userId: string, id: string): Promise<boolean> =>
      (await rows.raw.deleteOne({ _id: id, userId })).deletedCount === 1,
  }
}

/** The passkeys, as `openPasskeys` opens them. */
export type Passkeys = ReturnType<typeof openPasskeys>
