import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb'
import { expect, test } from 'vitest'
import { decode, encode } from './bson.ts'
import { pickFields } from './pick-fields.ts'

const everyType = {
  double: new Double(1.5),
  text: 'Zoë \u0000 漢字',
  document: { inner: { deep: 1 } },
  array: [1, 'two', { three: 3 }],
  binary: new Binary(Buffer.from([0, 1, 255])),
  id: new ObjectId(),
  flag: true,
  date: new Date(7),
  nothing: null,
  regex: new BSONRegExp('a.b', 'i'),
  reference: new DBRef('things', new ObjectId()),
  code: new Code('return 1'),
  scopedCode: new Code('return x', { x: 1 }),
  symbol: new BSONSymbol('s'),
  int: new Int32(5),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromNumber(9),
  decimal: Decimal128.fromString('1.20'),
  lowest: new MinKey(),
  highest: new MaxKey(),
}
const bytes = encode(everyType)

test.each(Object.keys(everyType))('[database] the field %s is cut out of a document of all types', (name) => {
  const { [name]: value } = decode(bytes)
  expect(decode(pickFields(bytes, new Set([name])))).toEqual({ [name]: value })
})

test('[database] several fields keep their order, and unknown names give nothing', () => {
  expect(Object.keys(decode(pickFields(bytes, new Set(['highest', 'flag', 'text', 'none']))))).toEqual([
    'text',
    'flag',
    'highest',
  ])
  expect(decode(pickFields(bytes, new Set(['none'])))).toEqual({})
  expect(decode(pickFields(bytes, new Set(Object.keys(everyType))))).toEqual(decode(bytes))
})
