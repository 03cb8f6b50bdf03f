import { binaryOrder, type ValueOrder } from '../match/value-order.ts'
import { valuesAtPath } from '../values/field-path.ts'
import { encodeKey } from '../values/key-order.ts'
import { type Row, readFields } from './read-row.ts'

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

/** The values that a path leads to in rows, each once, members of lists too. Nothing else of a row is decoded. */
export const distinctValues = (rows: Iterable<Row>, path: string, order?: ValueOrder): unknown[] => {
  const distinct = createDistinct(order)
  const [field = path] = path.split('.')
  const fields = new Set([field])
  for (const row of rows)
    for (const value of valuesAtPath(readFields(row, fields), path).flat(1))
      if (value !== undefined) distinct.add(value)
  return distinct.values()
}
