import { Long } from 'mongodb'
import { aggregatePipeline } from '../aggregate/aggregate-pipeline.ts'
import { MongoError } from '../mongo-error.ts'
import { findRows, planFor } from '../store/find-rows.ts'
import type { Plan } from '../store/planner.ts'
import { compileProjection, projectedFields } from '../store/project.ts'
import { readFields } from '../store/read-row.ts'
import {
  type BsonDocument,
  documentList,
  documentOption,
  encode,
  integerOption,
  isDocument,
  isOn,
} from '../values/bson.ts'
import {
  bindVariables,
  type Command,
  type CommandCall,
  namespaceOf,
  orderOf,
  type ServerContext,
} from './command.ts'
import { questionOf } from './question.ts'

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
      // The server keeps no sessions of its own: the one that asks is the one it knows.
      sessions: isDocument(body.lsid) ? [{ _id: body.lsid, lastUse: new Date() }] : [],
    })
    return context.cursors.open(namespace, documents, {
      batchSize: integerOption(documentOption(body.cursor).batchSize),
    })
  },
  explain: ({ body, database }, { store }) => {
    const inner = documentOption(body.explain)
    const name = Object.keys(inner)[0] ?? ''
    if (name !== 'find')
      throw new MongoError('CommandNotFound', `explain is available for find only, not for ${name}`)
    const call = { name, database, body: inner }
    const collection = store.catalog.find(namespaceOf(call))
    const plan = planFor(collection, questionOf(call, 'filter'))
    return { queryPlanner: { namespace: namespaceOf(call), winningPlan: describePlan(plan) }, ok: 1 }
  },
}

function* find(call: CommandCall, { store }: ServerContext): Generator<Uint8Array> {
  const question = questionOf(call, 'filter')
  const projection = documentOption(call.body.projection)
  const project = compileProjection(projection, question.filter)
  const fields = projectedFields(projection)
  const collection = store.catalog.find(namespaceOf(call))
  for (const row of findRows(store, collection, question)) {
    yield project === undefined ? row.bytes : encode(project(readFields(row, fields)))
  }
}

const cursorId = (value: unknown): bigint => {
  if (value instanceof Long) return value.toBigInt()
  throw new MongoError('TypeMismatch', 'a cursor id must be a 64-bit integer')
}

const describePlan = (plan: Plan): BsonDocument => {
  if (plan.kind === 'everything') return { stage: 'COLLSCAN' }
  if (plan.kind === 'union')
    return { stage: 'OR', inputStages: plan.plans.map(describePlan).filter(isDocument) }
  const { index, isSorted, isDescending } = plan
  const input = { stage: 'IXSCAN', indexName: index.name, direction: isDescending ? 'backward' : 'forward' }
  return { stage: 'FETCH', inputStage: input, isSorted }
}
