import { MongoError } from '../mongo-error.ts'
import type { Store } from '../store/store.ts'
import { type BsonDocument, isOn } from '../values/bson.ts'

/** What one statement did, in the counts of a write reply. */
export interface Outcome {
  n: number
  nModified?: number
  upserted?: { _id: unknown }
}

/** What became of the statement at `index`. */
export type StatementResult = { index: number } & ({ outcome: Outcome } | { error: MongoError })

/** Statements to run, and the command's `ordered`, true when absent. */
export interface Statements {
  statements: readonly BsonDocument[]
  ordered: unknown
}

/** Runs statements one by one, each of which is whole or not at all; ordered statements stop at the first that fails. */
export const runStatements = (
  store: Store,
  { statements, ordered }: Statements,
  run: (statement: BsonDocument) => Outcome,
): StatementResult[] => {
  const isOrdered = ordered === undefined || isOn(ordered)
  const results: StatementResult[] = []
  for (const [index, statement] of statements.entries()) {
    try {
      results.push({ index, outcome: run(statement) })
    } catch (error) {
      // The rolled back statement may have defined a collection or marked an index.
      store.catalog.forget()
      if (!(error instanceof MongoError)) throw error
      results.push({ index, error })
      if (isOrdered) break
    }
  }
  return results
}

/** The reply of insert, update and delete. */
export const writeReply = (results: readonly StatementResult[]): BsonDocument => {
  const outcomes = results.flatMap((result) => ('outcome' in result ? [result.outcome] : []))
  const upserted = results.flatMap((result) =>
    'outcome' in result && result.outcome.upserted !== undefined
      ? [{ index: result.index, _id: result.outcome.upserted._id }]
      : [],
  )
  const writeErrors = results.flatMap((result) =>
    'error' in result ? [{ index: result.index, ...errorFields(result.error) }] : [],
  )
  const isUpdate = outcomes.some(({ nModified }) => nModified !== undefined)
  return {
    n: sum(outcomes.map(({ n }) => n)),
    ...(isUpdate && { nModified: sum(outcomes.map(({ nModified = 0 }) => nModified)) }),
    ...(upserted.length > 0 && { upserted }),
    ...(writeErrors.length > 0 && { writeErrors }),
    ok: 1,
  }
}

/** A failure as write replies tell it. */
export const errorFields = (error: MongoError): BsonDocument => ({
  code: error.code,
  errmsg: error.message,
  ...error.details,
})

/** Adds numbers up. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
