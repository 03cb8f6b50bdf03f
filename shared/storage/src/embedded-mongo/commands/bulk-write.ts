import { Long } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import type { Store } from '../store/store.ts'
import {
  type BsonDocument,
  documentList,
  documentOption,
  integerOption,
  isNumeric,
  isOn,
} from '../values/bson.ts'
import type { Command } from './command.ts'
import { errorFields, type Outcome, runStatements, type StatementResult, sum } from './run-statements.ts'
import { deleteOutcome, insertOutcome, updateOutcome } from './write-commands.ts'

/** Runs writes of all kinds on any collections in one command, as `client.bulkWrite` sends them. */
export const bulkWrite: Command = ({ body }, { store }) => {
  const operations = documentList(body.ops, 'ops')
  const namespaces = documentList(body.nsInfo, 'nsInfo').map(({ ns }) => String(ns))
  const results = runStatements(store, { statements: operations, ordered: body.ordered }, (operation) =>
    runOperation(store, operation, { namespaces, variables: body.let }),
  )
  const outcomesOf = (kind: Kind): Outcome[] =>
    results.flatMap((result) =>
      'outcome' in result && kindOf(operations[result.index] ?? {}) === kind ? [result.outcome] : [],
    )
  const updates = outcomesOf('update')
  const shown = isOn(body.errorsOnly) ? results.filter((result) => 'error' in result) : results
  return {
    nErrors: results.filter((result) => 'error' in result).length,
    nInserted: sum(outcomesOf('insert').map(({ n }) => n)),
    nMatched: sum(updates.map(({ n, upserted }) => (upserted === undefined ? n : 0))),
    nModified: sum(updates.map(({ nModified = 0 }) => nModified)),
    nUpserted: updates.filter(({ upserted }) => upserted !== undefined).length,
    nDeleted: sum(outcomesOf('delete').map(({ n }) => n)),
    // All results at once: a command's writes are few enough for one reply.
    cursor: { id: Long.ZERO, ns: 'admin.$cmd.bulkWrite', firstBatch: shown.map(describe) },
    ok: 1,
  }
}

type Kind = 'insert' | 'update' | 'delete'

const kindOf = (operation: BsonDocument): Kind => {
  if (isNumeric(operation.insert)) return 'insert'
  if (isNumeric(operation.update)) return 'update'
  if (isNumeric(operation.delete)) return 'delete'
  throw new MongoError('BadValue', 'an operation of bulkWrite must be an insert, an update or a delete')
}

const runOperation = (
  store: Store,
  operation: BsonDocument,
  { namespaces, variables }: { namespaces: string[]; variables: unknown },
): Outcome => {
  const kind = kindOf(operation)
  const namespace = namespaces[integerOption(operation[kind]) ?? -1]
  if (namespace === undefined)
    throw new MongoError('BadValue', 'an operation of bulkWrite names no known namespace')
  if (kind === 'insert') return insertOutcome(store, namespace, documentOption(operation.document))
  const statement = {
    ...operation,
    q: operation.filter,
    u: operation.updateMods,
    limit: isOn(operation.multi) ? 0 : 1,
  }
  return kind === 'update'
    ? updateOutcome(store, { namespace, statement, variables })
    : deleteOutcome(store, { namespace, statement, variables })
}

const describe = (result: StatementResult): BsonDocument => {
  if ('error' in result) return { ok: 0, idx: result.index, n: 0, ...errorFields(result.error) }
  return { ok: 1, idx: result.index, ...result.outcome }
}
