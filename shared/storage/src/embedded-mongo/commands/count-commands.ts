import { MongoError } from '../mongo-error.ts'
import { countInIndex } from '../store/count-index.ts'
import { distinctValues } from '../store/distinct-values.ts'
import { findRows } from '../store/find-rows.ts'
import { type Command, namespaceOf } from './command.ts'
import { questionOf } from './question.ts'

/** Commands that sum documents up. */
export const countCommands: Record<string, Command> = {
  count: (call, { store }) => {
    const collection = store.catalog.find(namespaceOf(call))
    const question = questionOf(call, 'query')
    const isEverything = Object.keys(question.filter).length === 0 && !question.skip && !question.limit
    if (collection !== undefined && isEverything) {
      const counted = store.sqlite.statement(`SELECT count(*) AS n FROM ${collection.table}`).get()
      return { n: Number(counted?.n ?? 0), ok: 1 }
    }
    const inIndex = countInIndex(store, collection, question)
    if (inIndex !== undefined) return { n: inIndex, ok: 1 }
    let n = 0
    for (const _ of findRows(store, collection, question)) n++
    return { n, ok: 1 }
  },
  distinct: (call, { store }) => {
    const { key } = call.body
    if (typeof key !== 'string') throw new MongoError('TypeMismatch', "'key' must be a string")
    const question = questionOf(call, 'query')
    const rows = findRows(store, store.catalog.find(namespaceOf(call)), question)
    return { values: distinctValues(rows, key, question.order), ok: 1 }
  },
}
