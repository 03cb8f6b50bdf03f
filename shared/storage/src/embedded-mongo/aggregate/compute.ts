import { aggregate, Query } from 'mingo'
import { MongoError } from '../mongo-error.ts'
import { type BsonDocument, isDocument } from '../values/bson.ts'
import { plainDocument, toPlain } from '../values/plain.ts'
import { refuseScripts } from './refuse-scripts.ts'

/** Gives the documents of another collection of the same database, for `$lookup` and its kin. */
export type CollectionReader = (name: string) => BsonDocument[]

/** Runs aggregation stages over documents; the results have JavaScript numbers. */
export const runStages = (
  documents: Iterable<BsonDocument>,
  stages: readonly BsonDocument[],
  readCollection: CollectionReader = () => [],
): BsonDocument[] => {
  refuseScripts(stages)
  return computed(() => {
    const plain = Array.from(documents, plainDocument)
    const collectionResolver = (name: string) => readCollection(name).map(plainDocument)
    const results = aggregate(plain, stages.map(plainDocument), { scriptEnabled: false, collectionResolver })
    return results.filter(isDocument)
  })
}

/** Compiles an aggregation expression into a test of documents, for `$expr`. */
export const compileExpression = (expression: unknown): ((document: BsonDocument) => boolean) => {
  refuseScripts(expression)
  const query = computed(() => new Query({ $expr: toPlain(expression) }, { scriptEnabled: false }))
  return (document) => computed(() => query.test(plainDocument(document)))
}

// What mingo throws is about the client's expression, so the client is told.
const computed = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    if (error instanceof MongoError || !(error instanceof Error)) throw error
    const isUndefinedVariable = error.message.startsWith('Use of undefined variable')
    throw new MongoError(isUndefinedVariable ? 'Location17276' : 'BadValue', error.message)
  }
}
