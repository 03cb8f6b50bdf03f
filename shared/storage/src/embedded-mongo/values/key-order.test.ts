import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb'
import { describe, expect, test } from 'vitest'
import { afterPrefix, compareValues, encodeKey, invertKey } from './key-order.ts'

// MongoDB's order of types, and of values within each; equal values share a line.
const ascending: unknown[][] = [
  [new MinKey()],
  [null, undefined],
  [Number.NaN, new Double(Number.NaN)],
  [Number.NEGATIVE_INFINITY],
  [Long.MIN_VALUE],
  [Long.fromString('-9007199254740993')],
  [-9007199254740992, Long.fromString('-9007199254740992')],
  [new Int32(-5), -5, Long.fromNumber(-5), Decimal128.fromString('-5')],
  [-0.5],
  [0, -0, new Double(-0)],
  [Number.MIN_VALUE],
  [new Int32(1), new Double(1), Long.ONE],
  [1.5, Decimal128.fromString('1.5')],
  [Long.fromString('9007199254740992'), 9007199254740992],
  [Long.fromString('9007199254740993')],
  [Long.fromString('9007199254740994')],
  [Long.fromString('9223372036854775806')],
  [Long.MAX_VALUE],
  [1e300],
  [Number.POSITIVE_INFINITY],
  [''],
  ['\u0000'],
  ['\u0000a'],
  ['\u0001'],
  ['a'],
  ['a\u0000b'],
  ['aa'],
  ['b'],
  ['é'],
  ['漢'],
  ['😀'],
  [{}],
  [{ a: null }],
  [{ a: 1 }, { a: new Int32(1) }],
  [{ a: 1, b: 0 }],
  [{ a: 2 }],
  [{ b: 1 }],
  [{ a: 'x' }],
  [[]],
  [[null]],
  [[1]],
  [[1, 2]],
  [[2]],
  [['a']],
  [new Binary(Buffer.from([9]))],
  [new Binary(Buffer.from([0, 0]))],
  [new Binary(Buffer.from([0, 0]), 4)],
  [new Binary(Buffer.from([0, 1]), 4)],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ffffffffffffffffffffffff')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(8.64e15)],
  [new Timestamp({ t: 1, i: 9 })],
  [new Timestamp({ t: 2, i: 0 })],
  [new BSONRegExp('a', '')],
  [new BSONRegExp('a', 'i')],
  [new MaxKey()],
]

describe('[database] the order of values', () => {
  test.each(ascending.map((values, at) => ({ at, values })))(
    'line $at is where MongoDB has it',
    ({ at, values }) => {
      for (const value of values) {
        for (const equal of values) expect(compareValues(value, equal)).toBe(0)
        for (const lower of ascending.slice(0, at).flat())
          expect(compareValues(value, lower)).toBeGreaterThan(0)
        for (const higher of ascending.slice(at + 1).flat())
          expect(compareValues(value, higher)).toBeLessThan(0)
      }
    },
  )

  test('is turned around for descending fields, joined keys included', () => {
    const keys = ascending.flatMap(([value]) =>
      [1, 2].map((n) => Buffer.concat([invertKey(encodeKey(value)), encodeKey(n)])),
    )
    const wanted = ascending.toReversed().flatMap(([value]) => [1, 2].map((n) => [value, n]))
    const sorted = keys.toSorted(Buffer.compare)
    expect(sorted).toEqual(
      wanted.map(([value, n]) => Buffer.concat([invertKey(encodeKey(value)), encodeKey(n)])),
    )
  })

  test('has a place after every key with a prefix', () => {
    expect(afterPrefix(Buffer.from([1, 0xff, 0xff]))).toEqual(Buffer.from([2]))
    expect(afterPrefix(Buffer.from([1, 2]))).toEqual(Buffer.from([1, 3]))
    expect(afterPrefix(Buffer.from([0xff]))).toBeNull()
    expect(afterPrefix(Buffer.alloc(0))).toBeNull()
  })
})
