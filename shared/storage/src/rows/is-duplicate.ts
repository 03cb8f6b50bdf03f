import { MongoServerError } from 'mongodb'

const duplicateKey = 11000

/** Whether a write failed because a unique key is taken. */
export const isDuplicate = (thrown: unknown): boolean =>
  thrown instanceof MongoServerError && thrown.code === duplicateKey
