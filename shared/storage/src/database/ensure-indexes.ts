import type { Db } from 'mongodb'
import { collections } from '../rows/collections.ts'

/** Creates the indexes the rooms' queries and guarantees rest on; does nothing where they exist. */
export const ensureIndexes = async (db: Db): Promise<void> => {
  for (const { makeIndexes } of collections) await makeIndexes(db)
}
