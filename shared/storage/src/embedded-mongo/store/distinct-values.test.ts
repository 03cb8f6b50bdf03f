import { expect, test } from 'vitest'
import { encode } from '../values/bson.ts'
import { distinctValues } from './distinct-values.ts'

/** A row that somebody would have to wait for. */
const largeRow = (id: number, references: readonly string[]) => ({
  id,
  bytes: encode({ _id: id, content: 'x'.repeat(10_000), references }),
  get document(): never {
    throw new Error('it was decoded whole')
  },
})

test('[database] distinct decodes of each row what it is asked for, however large the rest', () => {
  const rows = [largeRow(1, ['a', 'b']), largeRow(2, ['b', 'c'])]
  expect(distinctValues(rows, 'references')).toEqual(['a', 'b', 'c'])
})
