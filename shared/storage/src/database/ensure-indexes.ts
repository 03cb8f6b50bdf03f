import type { Db } from 'mongodb'
import { collections } from '../rows/collections.ts'
import { answerInTime } from './answer-in-time.ts'

// Those of a large collection take their time; without end would be a process that neither starts nor ends.
const longestMs = 20_000

/** Creates the indexes the rooms' queries and guarantees rest on; does nothing where they exist. Each collection has so long. */
export const ensureIndexes = async (db: Db, withinMs = longestMs): Promise<void> => {
  for (const { makeIndexes } of collections) await answerInTime(makeIndexes(db), withinMs)
}
