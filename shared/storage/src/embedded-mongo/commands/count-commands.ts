import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import { MongoError } from '../mongo-error.ts'
import { findRows } from '../store/find-rows.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { encodeKey } from '../values/key-order.ts'
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
    let n = 0
    for (const _ of findRows(store, collection, question)) n++
    return { n, ok: 1 }
  },
  distinct: (call, { store }) => {
    const { key } = call.body
    if (typeof key !== 'string') throw new MongoError('TypeMismatch', "'key' must be a string")
    const question = questionOf(call, 'query')
    const distinct = createDistinct(question.order)
    for (const { document } of findRows(store, store.catalog.find(namespaceOf(call)), question)) {
      for (const value of valuesAtPath(document, key).flat(1)) if (value !== undefined) distinct.add(value)
    }
    return { values: distinct.values(), ok: 1 }
  },
}

const createDistinct = (order: ValueOrder = binaryOrder) => {
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
