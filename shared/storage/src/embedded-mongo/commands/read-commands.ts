import { Long } from 'mongodb'
import { aggregatePipeline } from '../aggregate/aggregate-pipeline.ts'
import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import { type FindQuestion, findRows, planFor } from '../store/find-rows.ts'
import type { Plan } from '../store/planner.ts'
import { compileProjection } from '../store/project.ts'
import {
  type BsonDocument,
  documentList,
  documentOption,
  encode,
  integerOption,
  isDocument,
  isOn,
} from '../values/bson.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { encodeKey } from '../values/key-order.ts'
import {
  bindVariables,
  type Command,
  type CommandCall,
  filterOf,
  namespaceOf,
  orderOf,
  type ServerContext,
} from './command.ts'

/** Commands that read documents. */
export const readCommands: Record<string, Command> = {
  find: (call, context) => {
    const { body } = call
    const limit = integerOption(body.limit) ?? 0
    return context.cursors.open(namespaceOf(call), find(call, context), {
      batchSize: integerOption(body.batchSize),
      isSingle: isOn(body.singleBatch) || limit < 0,
    })
  },
  getmore: (call, { cursors }) => {
    const id = cursorId(call.body.getMore)
    return cursors.more(id, namespaceOf(call, 'collection'), integerOption(call.body.batchSize))
  },
  killcursors: ({ body }, { cursors }) => {
    const ids = Array.isArray(body.cursors) ? body.cursors.map(cursorId) : []
    const killed = ids.filter((id) => cursors.kill(id))
    const notFound = ids.filter((id) => !killed.includes(id))
    return {
      cursorsKilled: killed.map((id) => Long.fromBigInt(id)),
      cursorsNotFound: notFound.map((id) => Long.fromBigInt(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
      ok: 1,
    }
  },
  aggregate: (call, context) => {
    const { body, database } = call
    const isOnCollection = typeof body.aggregate === 'string'
    const namespace = isOnCollection ? namespaceOf(call) : `${database}.$cmd.aggregate`
    const pipeline = documentList(bindVariables(body.pipeline, body.let), 'pipeline')
    if (
      documentOption(body.readConcern).level === 'linearizable' &&
      pipeline.some((stage) => '$out' in stage)
    )
      throw new MongoError('InvalidOptions', 'a linearizable read cannot write with $out')
    const documents = aggregatePipeline(context.store, pipeline, {
      database,
      namespace: isOnCollection ? namespace : undefined,
      order: orderOf(body),
    })
    return context.cursors.open(namespace, documents, {
      batchSize: integerOption(documentOption(body.cursor).batchSize),
    })
  },
  count: (call, { store }) => {
    const collection = store.catalog.find(namespaceOf(call))
    if (collection === undefined) return { n: 0, ok: 1 }
    const question = questionOf(call, 'query')
    if (Object.keys(question.filter).length === 0 && !question.skip && !question.limit)
      return {
        n: Number(store.sqlite.statement(`SELECT count(*) AS n FROM ${collection.table}`).get()?.n ?? 0),
        ok: 1,
      }
    let n = 0
    for (const _ of findRows(store, collection, question)) n++
    return { n, ok: 1 }
  },
  distinct: (call, { store }) => {
    const collection = store.catalog.find(namespaceOf(call))
    const { key } = call.body
    if (typeof key !== 'string') throw new MongoError('TypeMismatch', "'key' must be a string")
    if (collection === undefined) return { values: [], ok: 1 }
    const question = questionOf(call, 'query')
    const distinct = createDistinct(question.order)
    for (const { document } of findRows(store, collection, question)) {
      for (const value of valuesAtPath(document, key).flat(1)) if (value !== undefined) distinct.add(value)
    }
    return { values: distinct.values(), ok: 1 }
  },
  explain: ({ body, database }, { store }) => {
    const inner = documentOption(body.explain)
    const name = Object.keys(inner)[0] ?? ''
    if (name !== 'find')
      throw new MongoError('CommandNotFound', `explain is available for find only, not for ${name}`)
    const call = { name, database, body: inner }
    const collection = store.catalog.find(namespaceOf(call))
    const plan: Plan =
      collection === undefined ? { kind: 'everything' } : planFor(collection, questionOf(call, 'filter'))
    return { queryPlanner: { namespace: namespaceOf(call), winningPlan: describePlan(plan) }, ok: 1 }
  },
}

function* find(call: CommandCall, { store }: ServerContext): Generator<Uint8Array> {
  const question = questionOf(call, 'filter')
  const project = compileProjection(documentOption(call.body.projection), question.filter)
  const collection = store.catalog.find(namespaceOf(call))
  if (collection === undefined) return
  for (const row of findRows(store, collection, question)) {
    yield project === undefined ? row.bytes : encode(project(row.document))
  }
}

function questionOf({ body }: CommandCall, filterField: 'filter' | 'query'): FindQuestion {
  const limit = Math.abs(integerOption(body.limit) ?? 0)
  const skip = integerOption(body.skip) ?? 0
  if (skip < 0) throw new MongoError('BadValue', "'skip' must not be negative")
  return {
    filter: filterOf(body[filterField], body.let),
    sort: documentOption(body.sort),
    skip,
    limit,
    order: orderOf(body),
  }
}

function cursorId(value: unknown): bigint {
  if (value instanceof Long) return value.toBigInt()
  throw new MongoError('TypeMismatch', 'a cursor id must be a 64-bit integer')
}

function describePlan(plan: Plan): BsonDocument {
  if (plan.kind === 'everything') return { stage: 'COLLSCAN' }
  if (plan.kind === 'union')
    return { stage: 'OR', inputStages: plan.plans.map(describePlan).filter(isDocument) }
  const { index, isSorted, isDescending } = plan
  const input = { stage: 'IXSCAN', indexName: index.name, direction: isDescending ? 'backward' : 'forward' }
  return { stage: 'FETCH', inputStage: input, isSorted }
}

function createDistinct(order: ValueOrder = binaryOrder) {
  const { collator } = order
  const values = new Map<string, unknown>()
  const keyOf = (value: unknown): string => {
    const twin = collator && [...values].find(([, known]) => order.equal(known, value))
    return twin?.[0] ?? encodeKey(value).toString('latin1')
  }
  return {
    add: (value: unknown): void => {
      const key = keyOf(value)
      if (!values.has(key)) values.set(key, value)
    },
    values: (): unknown[] => [...values.values()],
  }
}
