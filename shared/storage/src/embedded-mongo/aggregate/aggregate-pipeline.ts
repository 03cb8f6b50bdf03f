import type { ValueOrder } from '../match/value-order.ts'
import { countInIndex } from '../store/count-index.ts'
import { type FindQuestion, findRows } from '../store/find-rows.ts'
import type { Row } from '../store/read-row.ts'
import type { Store } from '../store/store.ts'
import { type BsonDocument, documentOption, encode, integerOption, isDocument } from '../values/bson.ts'
import { lazily } from '../values/lazily.ts'
import { runStages } from './compute.ts'
import { refuseScripts } from './refuse-scripts.ts'
import { readOutputStage } from './write-results.ts'

/** Where a pipeline reads. */
export interface AggregateSource {
  database: string
  namespace: string | undefined
  order: ValueOrder
  /** What `$listLocalSessions` lists. */
  sessions: readonly BsonDocument[]
}

/** Runs an aggregation pipeline; the leading stages that a find can do use the indexes and keep every BSON type. */
export const aggregatePipeline = (
  store: Store,
  pipeline: BsonDocument[],
  source: AggregateSource,
): Iterator<Uint8Array> => {
  refuseScripts(pipeline)
  const output = readOutputStage(pipeline.at(-1), source.database)
  const stages = output === undefined ? pipeline : pipeline.slice(0, -1)
  const finish = (results: readonly BsonDocument[]): Iterator<Uint8Array> => {
    if (output === undefined) return lazily(results, encode)
    store.transaction(() => output(store, results))
    return lazily([], encode)
  }
  const [first, ...others] = stages
  if (first !== undefined && '$listLocalSessions' in first) return finish(runStages(source.sessions, others))
  const { question, rest } = splitPipeline(stages, source.order)
  const collection = source.namespace === undefined ? undefined : store.catalog.find(source.namespace)
  const rows = findRows(store, collection, question)
  const readCollection = (name: string) => readDocuments(store, `${source.database}.${name}`)
  if (rest.length === 0 && output === undefined) return lazily(rows, (row) => row.bytes)
  const counted = output === undefined ? countedBy(rest) : undefined
  if (counted !== undefined)
    return countAnswer(countInIndex(store, collection, question) ?? countOf(rows), counted)
  const documents = lazily(rows, (row) => row.document)
  return finish(rest.length === 0 ? [...documents] : runStages(documents, rest, readCollection))
}

const readDocuments = (store: Store, namespace: string): BsonDocument[] =>
  Array.from(findRows(store, store.catalog.find(namespace), { filter: {} }), (row) => row.document)

/** Takes the leading stages that are one find: filters, then an order, then a stretch. */
const splitPipeline = (
  pipeline: BsonDocument[],
  order: ValueOrder,
): { question: FindQuestion; rest: BsonDocument[] } => {
  const rest = [...pipeline]
  const filters: BsonDocument[] = []
  for (let filter = rest[0]?.$match; isDocument(filter); filter = rest[0]?.$match) {
    filters.push(filter)
    rest.shift()
  }
  const question: FindQuestion = {
    filter: filters.length === 1 ? { ...filters[0] } : filters.length === 0 ? {} : { $and: filters },
    order,
  }
  if (isDocument(rest[0]?.$sort)) question.sort = documentOption(rest.shift()?.$sort)
  if (rest[0] !== undefined && '$skip' in rest[0]) question.skip = integerOption(rest.shift()?.$skip)
  if (rest[0] !== undefined && '$limit' in rest[0]) question.limit = integerOption(rest.shift()?.$limit)
  return { question, rest }
}

interface Counted {
  field: string
  group: BsonDocument
}

/** What `{ $count: field }`, or the `$group` drivers count with, wants to know. */
const countedBy = (rest: BsonDocument[]): Counted | undefined => {
  const [stage, ...others] = rest
  if (stage === undefined || others.length > 0) return undefined
  if (typeof stage.$count === 'string') return { field: stage.$count, group: {} }
  const { _id = null, ...fields } = documentOption(stage.$group)
  const [field, ...otherFields] = Object.keys(fields)
  const isConstant = typeof _id !== 'string' && !isDocument(_id) && !Array.isArray(_id)
  if (field === undefined || otherFields.length > 0 || !isConstant) return undefined
  return integerOption(documentOption(fields[field]).$sum) === 1 ? { field, group: { _id } } : undefined
}

const countOf = (rows: Iterable<Row>): number => {
  let count = 0
  for (const _ of rows) count++
  return count
}

const countAnswer = (count: number, { field, group }: Counted): Iterator<Uint8Array> =>
  lazily(count === 0 ? [] : [{ ...group, [field]: count }], encode)
