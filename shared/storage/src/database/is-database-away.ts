import {
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
} from 'mongodb'
import { DatabaseSilent } from './answer-in-time.ts'

const kinds = [DatabaseSilent, MongoNetworkError, MongoServerSelectionError, MongoOperationTimeoutError]

/** Whether an error says that the database cannot be reached for now, or takes no writes: asking again later helps. */
export const isDatabaseAway = (error: unknown): boolean =>
  kinds.some((kind) => error instanceof kind) ||
  (error instanceof MongoError && error.hasErrorLabel(MongoErrorLabel.RetryableWriteError))
