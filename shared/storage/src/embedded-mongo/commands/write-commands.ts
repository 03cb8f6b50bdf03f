import { ObjectId } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { insertRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { deleteDocuments, updateDocuments } from '../store/write-documents.ts'
import { type BsonDocument, documentList, documentOption, integerOption, isOn } from '../values/bson.ts'
import { bindVariables, type Command, type CommandCall, filterOf, namespaceOf, orderOf } from './command.ts'

/** Commands that change documents by statements. */
export const writeCommands: Record<string, Command> = {
  insert: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { documents, ordered } = call.body
    return runStatements(store, { statements: documentList(documents, 'documents'), ordered }, (document) => {
      insertDocument(store, namespace, document)
      return { n: 1 }
    })
  },
  update: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { updates, ordered } = call.body
    return runStatements(store, { statements: documentList(updates, 'updates'), ordered }, (statement) =>
      updateOutcome(store, namespace, { statement, call }),
    )
  },
  delete: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { deletes, ordered } = call.body
    return runStatements(store, { statements: documentList(deletes, 'deletes'), ordered }, (statement) => {
      const filter = filterOf(statement.q, call.body.let)
      const limit = integerOption(statement.limit) ?? 0
      return { n: deleteDocuments(store, { namespace, filter, limit, order: orderOf(statement) }) }
    })
  },
}

/** What one statement did, in the counts of a write reply. */
export type Outcome = { n: number; nModified?: number; upserted?: { _id: unknown } }

/** Inserts a document, giving it an `_id` in front when it has none. */
export function insertDocument(store: Store, namespace: string, document: BsonDocument): unknown {
  const { _id = new ObjectId(), ...fields } = document
  insertRow(store, store.collectionFor(namespace), { _id, ...fields })
  return _id
}

/** Runs one statement of an update command. */
export function updateOutcome(
  store: Store,
  namespace: string,
  { statement, call }: { statement: BsonDocument; call: CommandCall },
): Outcome {
  const { matched, modified, upserted } = updateDocuments(store, {
    namespace,
    filter: filterOf(statement.q, call.body.let),
    update: Array.isArray(statement.u) ? bindVariables(statement.u, call.body.let) : statement.u,
    isMulti: isOn(statement.multi),
    isUpsert: isOn(statement.upsert),
    sort: documentOption(statement.sort),
    arrayFilters: statement.arrayFilters,
    order: orderOf(statement),
  })
  if (upserted === undefined) return { n: matched, nModified: modified }
  return { n: 1, nModified: 0, upserted: { _id: upserted._id } }
}

/** Runs statements one by one, each whole or not at all; an ordered command stops at the first that fails. */
function runStatements(
  store: Store,
  { statements, ordered }: { statements: BsonDocument[]; ordered: unknown },
  run: (statement: BsonDocument) => Outcome,
): BsonDocument {
  const isOrdered = ordered === undefined || isOn(ordered)
  const tally = createTally()
  for (const [index, statement] of statements.entries()) {
    try {
      tally.add(
        index,
        store.sqlite.attempt(() => run(statement)),
      )
    } catch (error) {
      // The rolled back statement may have defined a collection or marked an index.
      store.catalog.forget()
      if (!(error instanceof MongoError)) throw error
      tally.fail(index, error)
      if (isOrdered) break
    }
  }
  return tally.reply()
}

function createTally() {
  let n = 0
  let modified: number | undefined
  const upserted: BsonDocument[] = []
  const writeErrors: BsonDocument[] = []
  return {
    add: (index: number, outcome: Outcome): void => {
      n += outcome.n
      if (outcome.nModified !== undefined) modified = (modified ?? 0) + outcome.nModified
      if (outcome.upserted !== undefined) upserted.push({ index, _id: outcome.upserted._id })
    },
    fail: (index: number, error: MongoError): void => {
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details })
    },
    reply: (): BsonDocument => ({
      n,
      ...(modified !== undefined && { nModified: modified }),
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    }),
  }
}
