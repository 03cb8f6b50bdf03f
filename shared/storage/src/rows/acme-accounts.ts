import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const rowSchema = z.object({
  /** The address of the authority's directory. */
  _id: z.string(),
  /** The private key that orders are signed with, sealed with the deployment's secret. */
  key: z.string(),
  /** Until when the authority wants nothing of us. */
  pausedUntil: z.nullable(z.date()),
  createdAt: z.date(),
})

/** AcmeAccounts: as whom the deployment orders certificates, one account for each authority. */
export const acmeAccounts = defineCollection({ name: 'AcmeAccounts', row: rowSchema, owners: [] })

/** The accounts of one deployment. */
export const openAcmeAccounts = (db: Db, clock: () => Date) => {
  const { one, raw } = acmeAccounts.open(db)
  return {
    find: (directory: string) => one({ _id: directory }),
    /** Adds an account; does nothing where another process was first. */
    add: async (directory: string, key: string): Promise<void> => {
      try {
        await raw.insertOne({ _id: directory, key, pausedUntil: null, createdAt: clock() })
      } catch (thrown) {
        if (!isDuplicate(thrown)) throw thrown
      }
    },
    pause: async (directory: string, pausedUntil: Date): Promise<void> => {
      await raw.updateOne({ _id: directory }, { $set: { pausedUntil } })
    },
  }
}
