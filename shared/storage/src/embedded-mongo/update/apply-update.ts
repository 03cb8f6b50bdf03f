import { runStages } from '../aggregate/compute.ts'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, documentList, isDocument } from '../values/bson.ts'
import { equalValues } from '../values/key-order.ts'
import { restoreTypes, toPlain } from '../values/plain.ts'
import { type CompiledUpdate, compileOperatorUpdate } from './compile-update.ts'
import type { Placeholders } from './concrete-paths.ts'
import { compileArrayFilters, matchedPositionIn } from './placeholders.ts'
import { compileSplice, type Splice } from './splice-update.ts'

/** A compiled update of any of the three kinds: operators, replacement or pipeline. */
export interface Update {
  isReplacement: boolean
  /** The document after the update; `document` itself may be changed and must not be used afterwards. */
  apply: (document: BsonDocument, filter: BsonDocument, isInsert?: boolean) => BsonDocument
  /** The same without reading the whole document, where the update is such that this may be possible. */
  splice?: Splice | undefined
}

/** What an update command says beside the update itself. */
export interface UpdateOptions {
  arrayFilters?: unknown
}

/** Compiles the `u` of an update statement or the `update` of findAndModify. */
export const compileUpdate = (update: unknown, options: UpdateOptions = {}): Update => {
  if (Array.isArray(update)) return pipelineUpdate(documentList(update, 'u'))
  if (!isDocument(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array')
  const isReplacement = !Object.keys(update).some((key) => key.startsWith('$'))
  return isReplacement
    ? replacement(update)
    : operatorUpdate(update, documentList(options.arrayFilters, 'arrayFilters'))
}

const replacement = (update: BsonDocument): Update => ({
  isReplacement: true,
  apply: (document) => {
    const { _id = document._id, ...fields } = update
    requireSameId(document._id, _id)
    return _id === undefined ? { ...fields } : { _id, ...fields }
  },
})

const operatorUpdate = (update: BsonDocument, arrayFilters: BsonDocument[]): Update => {
  const compiled: CompiledUpdate = compileOperatorUpdate(update)
  const elementTests = compileArrayFilters(arrayFilters)
  return {
    isReplacement: false,
    splice: compileSplice(update),
    apply: (document, filter, isInsert = false) => {
      const placeholders: Placeholders = {
        elementTests,
        matchedPosition: matchedPositionIn(document, filter),
      }
      const { _id } = document
      if (isInsert) compiled.changeOnInsert(document, placeholders)
      compiled.change(document, placeholders)
      requireSameId(_id, document._id)
      return document
    },
  }
}

const pipelineStages = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']

const pipelineUpdate = (pipeline: BsonDocument[]): Update => {
  const stranger = pipeline.flatMap(Object.keys).find((stage) => !pipelineStages.includes(stage))
  if (stranger !== undefined)
    throw new MongoError('InvalidOptions', `${stranger} is not allowed to be used within an update`)
  return {
    isReplacement: false,
    apply: (document) => {
      const [result = {}] = runStages([document], pipeline)
      const { _id = toPlain(document._id), ...fields } = result
      requireSameId(document._id, _id)
      const computed = restoreTypes({ _id, ...fields }, document)
      return isDocument(computed) ? computed : {}
    },
  }
}

const requireSameId = (before: unknown, after: unknown): void => {
  if (before === undefined || equalValues(before, after)) return
  throw new MongoError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  )
}
