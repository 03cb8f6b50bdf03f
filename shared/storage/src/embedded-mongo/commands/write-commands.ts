import { insertDocument } from '../store/insert-document.ts'
import type { Store } from '../store/store.ts'
import { deleteDocuments, updateDocuments } from '../store/write-documents.ts'
import { type BsonDocument, documentList, documentOption, integerOption, isOn } from '../values/bson.ts'
import { bindVariables, type Command, filterOf, namespaceOf, orderOf } from './command.ts'
import { type Outcome, runStatements, writeReply } from './run-statements.ts'

/** Commands that change one collection by statements. */
export const writeCommands: Record<string, Command> = {
  insert: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { documents, ordered } = call.body
    const statements = documentList(documents, 'documents')
    return writeReply(
      runStatements(store, { statements, ordered }, (document) => insertOutcome(store, namespace, document)),
    )
  },
  update: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { updates, ordered, let: variables } = call.body
    const statements = documentList(updates, 'updates')
    return writeReply(
      runStatements(store, { statements, ordered }, (statement) =>
        updateOutcome(store, { namespace, statement, variables }),
      ),
    )
  },
  delete: (call, { store }) => {
    const namespace = namespaceOf(call)
    const { deletes, ordered, let: variables } = call.body
    const statements = documentList(deletes, 'deletes')
    return writeReply(
      runStatements(store, { statements, ordered }, (statement) =>
        deleteOutcome(store, { namespace, statement, variables }),
      ),
    )
  },
}

/** One statement as update and delete commands write it, with the command's `let`. */
export interface Statement {
  namespace: string
  statement: BsonDocument
  variables: unknown
}

/** Runs one insert. */
export const insertOutcome = (store: Store, namespace: string, document: BsonDocument): Outcome => {
  store.sqlite.attempt(() => insertDocument(store, namespace, document))
  return { n: 1 }
}

/** Runs one statement of an update command: `{ q, u, multi, upsert, … }`. */
export const updateOutcome = (store: Store, { namespace, statement, variables }: Statement): Outcome => {
  const { matched, modified, upserted } = updateDocuments(store, {
    namespace,
    filter: filterOf(statement.q, variables),
    update: Array.isArray(statement.u) ? bindVariables(statement.u, variables) : statement.u,
    isMulti: isOn(statement.multi),
    isUpsert: isOn(statement.upsert),
    sort: documentOption(statement.sort),
    arrayFilters: statement.arrayFilters,
    order: orderOf(statement),
  })
  if (upserted === undefined) return { n: matched, nModified: modified }
  return { n: 1, nModified: 0, upserted: { _id: upserted._id } }
}

/** Runs one statement of a delete command: `{ q, limit }`. */
export const deleteOutcome = (store: Store, { namespace, statement, variables }: Statement): Outcome => {
  const filter = filterOf(statement.q, variables)
  const limit = integerOption(statement.limit) ?? 0
  const question = { namespace, filter, limit, order: orderOf(statement) }
  return { n: store.sqlite.attempt(() => deleteDocuments(store, question)) }
}
