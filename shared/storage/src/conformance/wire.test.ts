import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { BSON, MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { crc32c } from '../embedded-mongo/wire/crc32c.ts'

let server: EmbeddedMongo
let client: MongoClient
let port: number
beforeAll(async () => {
  server = await startEmbeddedMongo({ file: ':memory:' })
  client = await MongoClient.connect(server.uri)
  port = Number(new URL(server.uri).port)
})
afterAll(async () => {
  await client.close()
  await server.close()
})

interface Section {
  name: string
  documents: object[]
}

/** One OP_MSG message as a client sends it. */
const message = (
  body: object,
  { flags = 0, sections = [] }: { flags?: number; sections?: Section[] } = {},
): Buffer => {
  const parts = [Buffer.alloc(20), Buffer.from([0]), BSON.serialize(body)]
  for (const { name, documents } of sections) {
    const content = Buffer.concat([
      Buffer.from(`${name}\0`),
      ...documents.map((document) => BSON.serialize(document)),
    ])
    const size = Buffer.alloc(4)
    size.writeInt32LE(content.length + 4)
    parts.push(Buffer.from([1]), size, content)
  }
  const bytes = Buffer.concat([...parts, Buffer.alloc(flags & 1 ? 4 : 0)])
  bytes.writeInt32LE(bytes.length, 0)
  bytes.writeInt32LE(7, 4)
  bytes.writeInt32LE(2013, 12)
  bytes.writeInt32LE(flags, 16)
  if (flags & 1) bytes.writeUInt32LE(crc32c(bytes.subarray(0, -4)), bytes.length - 4)
  return bytes
}

/** Sends bytes in the given pieces and reads one reply, or undefined when the server hangs up. */
const exchange = async (pieces: Buffer[]): Promise<BSON.Document | undefined> => {
  const socket: Socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  for (const piece of pieces) socket.write(piece)
  let received = Buffer.alloc(0)
  socket.on('error', () => socket.destroy())
  try {
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk])
      if (received.length < 16 || received.length < received.readInt32LE(0)) continue
      expect(received.readInt32LE(8)).toBe(7)
      return BSON.deserialize(received.subarray(received.readInt32LE(12) === 1 ? 36 : 21))
    }
    return undefined
  } finally {
    socket.destroy()
  }
}

const isAlive = async (): Promise<boolean> => (await client.db('admin').command({ ping: 1 })).ok === 1

describe('[database] on the wire', () => {
  test('documents may come in sections of their own, with a checksum, in any pieces', async () => {
    const bytes = message(
      { insert: 'pieces', $db: 'wire' },
      { flags: 1, sections: [{ name: 'documents', documents: [{ _id: 1 }, { _id: 2 }] }] },
    )
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) =>
      bytes.subarray(n * 7, n * 7 + 7),
    )
    expect(await exchange(pieces)).toMatchObject({ n: 2, ok: 1 })
    expect(await client.db('wire').collection('pieces').countDocuments()).toBe(2)
  })

  test('a client that wants no reply gets none', async () => {
    const silent = message({ insert: 'silent', documents: [{ _id: 1 }], $db: 'wire' }, { flags: 2 })
    expect(await exchange([silent, message({ count: 'silent', $db: 'wire' })])).toMatchObject({ n: 1 })
  })

  test('the older greeting is answered', async () => {
    const body = BSON.serialize({ ismaster: 1, helloOk: true })
    const head = Buffer.alloc(20)
    const bytes = Buffer.concat([head, Buffer.from('admin.$cmd\0'), Buffer.alloc(8), body])
    bytes.writeInt32LE(bytes.length, 0)
    bytes.writeInt32LE(7, 4)
    bytes.writeInt32LE(2004, 12)
    expect(await exchange([bytes])).toMatchObject({ isWritablePrimary: true, helloOk: true, ok: 1 })
  })

  const broken: [string, (bytes: Buffer) => unknown][] = [
    ['a length below the header', (bytes) => bytes.writeInt32LE(3, 0)],
    ['a length beyond 48 MB', (bytes) => bytes.writeInt32LE(48_000_001, 0)],
    ['an unknown operation', (bytes) => bytes.writeInt32LE(1234, 12)],
    ['an unknown required flag', (bytes) => bytes.writeInt32LE(1 << 5, 16)],
    ['a wrong checksum', (bytes) => bytes.writeInt32LE(1, 16)],
    ['an unknown kind of section', (bytes) => bytes.writeUInt8(9, 20)],
    ['a section longer than the message', (bytes) => bytes.writeInt32LE(999_999, 21)],
  ]
  test.each(broken)('%s ends the connection and nothing else', async (_name, breakIt) => {
    const bytes = message({ ping: 1, $db: 'admin' })
    breakIt(bytes)
    expect(await exchange([bytes])).toBeUndefined()
    expect(await isAlive()).toBe(true)
  })

  test('any 3 000 damaged messages leave the server alive', async () => {
    const whole = [
      message({
        insert: 'fuzz',
        documents: [{ _id: 1, a: [1, 'x', { b: null }], d: new Date(0) }],
        $db: 'wire',
      }),
      message({
        update: 'fuzz',
        updates: [{ q: { a: 'x' }, u: { $push: { a: 2 } }, upsert: true }],
        $db: 'wire',
      }),
      message({
        find: 'fuzz',
        filter: { a: { $in: [1, /x/] } },
        sort: { d: -1 },
        projection: { 'a.b': 1 },
        $db: 'wire',
      }),
      message({
        aggregate: 'fuzz',
        pipeline: [{ $group: { _id: '$a', n: { $sum: 1 } } }],
        cursor: {},
        $db: 'wire',
      }),
      message({ createIndexes: 'fuzz', indexes: [{ key: { 'a.b': 1, d: -1 }, name: 'x' }], $db: 'wire' }),
      message({ findAndModify: 'fuzz', query: {}, update: { $inc: { n: 1 } }, $db: 'wire' }),
    ]
    // A fixed sequence of damages, so that a failure can be repeated.
    const random = seededRandom(12345).below
    for (let round = 0; round < 150; round++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => socket.destroy()).resume()
      for (let n = 0; n < 20; n++) {
        const bytes = Buffer.from(whole[random(whole.length)] ?? [])
        for (let change = random(4); change >= 0; change--)
          bytes.writeUInt8(random(256), 20 + random(bytes.length - 20))
        socket.write(bytes)
      }
      socket.end()
      await once(socket, 'close')
    }
    expect(await isAlive()).toBe(true)
  }, 60_000)

  test('a document nested 20 000 levels deep does not bring the server down', async () => {
    const head = message(
      { insert: 'deep', $db: 'wire' },
      { sections: [{ name: 'documents', documents: [{}] }] },
    )
    const bytes = Buffer.concat([head.subarray(0, -5), nestedDocument(20_000)])
    bytes.writeInt32LE(bytes.length, 0)
    const sectionAt = head.length - 5 - Buffer.byteLength('documents\0') - 4
    bytes.writeInt32LE(bytes.length - sectionAt, sectionAt)
    const questions = [
      { find: 'deep', filter: { d: { $gt: {} } }, $db: 'wire' },
      { aggregate: 'deep', pipeline: [{ $group: { _id: '$d' } }], cursor: {}, $db: 'wire' },
      { update: 'deep', updates: [{ q: {}, u: [{ $set: { n: '$d' } }] }], $db: 'wire' },
      { createIndexes: 'deep', indexes: [{ key: { d: 1 }, name: 'd_1' }], $db: 'wire' },
    ]
    expect(await exchange([bytes])).toBeDefined()
    for (const question of questions) expect(await exchange([message(question)])).toBeDefined()
    expect(await isAlive()).toBe(true)
  })
})

/** `{ d: { d: … {} } }`, written without recursion. */
const nestedDocument = (levels: number): Buffer => {
  const bytes = Buffer.alloc(5 + 8 * levels)
  for (let level = 0; level < levels; level++) {
    bytes.writeInt32LE(5 + 8 * (levels - level), level * 7)
    bytes.write('\u0003d', level * 7 + 4, 'latin1')
  }
  bytes.writeInt32LE(5, levels * 7)
  return bytes
}
