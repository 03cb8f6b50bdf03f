import { MongoError } from '../mongo-error.ts'
import { compileProjection } from '../store/project.ts'
import { takeDocument, updateDocuments } from '../store/write-documents.ts'
import { type BsonDocument, documentOption, isOn } from '../values/bson.ts'
import { bindVariables, type Command, filterOf, namespaceOf, orderOf } from './command.ts'

/** Changes or removes the first matching document and answers with it, in one step. */
export const findAndModify: Command = (call, { store }) => {
  const { body } = call
  const namespace = namespaceOf(call)
  const filter = filterOf(body.query, body.let)
  const sort = documentOption(body.sort)
  const order = orderOf(body)
  const project =
    compileProjection(documentOption(body.fields), filter) ?? ((document: BsonDocument) => document)
  if (isOn(body.remove)) {
    if (body.update !== undefined)
      throw new MongoError('FailedToParse', 'Cannot specify both an update and remove=true')
    const taken = takeDocument(store, { namespace, filter, sort, order })
    return {
      lastErrorObject: { n: taken === undefined ? 0 : 1 },
      value: taken === undefined ? null : project(taken),
      ok: 1,
    }
  }
  const result = updateDocuments(store, {
    namespace,
    filter,
    sort,
    order,
    update: Array.isArray(body.update) ? bindVariables(body.update, body.let) : body.update,
    isUpsert: isOn(body.upsert),
    arrayFilters: body.arrayFilters,
  })
  const shown = (isOn(body.new) ? result.after : result.before)?.()
  const lastErrorObject: BsonDocument = {
    n: result.matched + (result.upserted === undefined ? 0 : 1),
    updatedExisting: result.matched > 0,
  }
  if (result.upserted !== undefined) lastErrorObject.upserted = result.upserted._id
  return { lastErrorObject, value: shown === undefined ? null : project(shown), ok: 1 }
}
