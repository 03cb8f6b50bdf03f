import { MongoServerError } from 'mongodb'

const duplicateKey = 11000

/** Whether a write failed because a unique key is taken. */
export const isDuplicate = (thrown: unknown): thrown is MongoServerError =>
  thrown instanceof MongoServerError && thrown.code === duplicateKey

/** Whether a write failed because of a unique index that holds this field. */
export const isDuplicateOf = (thrown: unknown, field: string): boolean =>
  isDuplicate(thrown) && Object.hasOwn(Object(thrown.keyPattern), field)
