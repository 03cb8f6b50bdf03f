import { Binary, Decimal128, Int32, Long } from 'mongodb'
import { describe, expect, test } from 'vitest'
import { type BsonDocument, decode, encode } from '../values/bson.ts'
import { compileUpdate } from './apply-update.ts'
import { compileSplice } from './splice-update.ts'

/** Values as they come over the wire. */
const exact = (document: BsonDocument): BsonDocument => decode(encode(document))

const row = {
  _id: 'draft',
  epoch: 1,
  seq: Long.fromNumber(7),
  price: Decimal128.fromString('1.20'),
  holder: { id: 'ada', names: ['Ada', 'Zoë'] },
  tail: Array.from({ length: 12 }, (_, at) => ({ s: at, u: new Binary(Uint8Array.of(at, 0, 255)) })),
  none: [],
  last: null,
}

const spliced = (update: BsonDocument, document: BsonDocument = row) =>
  compileSplice(exact(update))?.(encode(document))

describe('[database] an update that appends', () => {
  test.each<[string, BsonDocument]>([
    ['to a list', { $push: { tail: { s: 12, u: new Binary(Uint8Array.of(1)) } } }],
    ['to an empty list', { $push: { none: 'first' } }],
    ['a list to a list', { $push: { none: [1, 2] } }],
    ['nothing at all to a list', { $push: { none: null } }],
    ['to two lists', { $push: { tail: 1, none: 2 } }],
    ['several members', { $push: { tail: { $each: [1, { s: 2 }] }, none: { $each: [] } } }],
    [
      'several members, and something for a new document',
      { $push: { tail: { $each: [1] } }, $setOnInsert: { fresh: 0 } },
    ],
    ['and counts', { $inc: { seq: 1, epoch: new Int32(2) }, $push: { tail: 1 } }],
    ['and counts exactly', { $inc: { price: 2 }, $push: { tail: 1 } }],
    ['and counts what was not there', { $inc: { fresh: 1 }, $push: { tail: 1 } }],
    ['and sets', { $set: { last: { by: 'ben' }, holder: 'Ä', fresh: true }, $push: { tail: 1 } }],
  ])('%s gives what reading the whole document gives, without reading it', (_, update) => {
    const applied = compileUpdate(exact(update)).apply(decode(encode(row)), {})
    expect(spliced(update)).toEqual(Buffer.from(encode(applied)))
  })

  test.each<[string, BsonDocument]>([
    ['to a list that is not there', { $push: { missing: 1 } }],
    ['to what is no list', { $push: { epoch: 1 } }],
    ['and cuts the list', { $push: { tail: { $each: [1, 2], $slice: 3 } } }],
    ['what is no list of members', { $push: { tail: { $each: 1 } } }],
    ['deeper down', { $push: { 'holder.names': 'A.' } }],
    ['and sets something deeper down', { $set: { 'holder.id': 'ben' }, $push: { tail: 1 } }],
    ['and sets the id', { $set: { _id: 'draft' }, $push: { tail: 1 } }],
    ['and does something else', { $unset: { last: 1 }, $push: { tail: 1 } }],
  ])('%s reads the whole document', (_, update) => {
    expect(spliced(update)).toBeUndefined()
  })

  test('and counts what is no number is refused', () => {
    expect(() => spliced({ $inc: { holder: 1 }, $push: { tail: 1 } })).toThrow('non-numeric')
  })
})
