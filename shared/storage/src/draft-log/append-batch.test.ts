import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { type AppendOutcome, createAppendBatch, type DraftAppend } from './append-batch.ts'
import { type DraftRows, draftRows } from './draft-rows.ts'
import { shortenTails } from './shorten-tails.ts'

const ada = { id: 'ada', name: 'Ada' }
const ben = { id: 'ben', name: 'Ben' }
const megabyte = 1024 * 1024

let database: EmbeddedMongo
let rows: DraftRows
const ends: (() => Promise<unknown>)[] = []

const connectTo = async (uri: string, options = {}): Promise<MongoClient> => {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 2_000, ...options }).connect()
  ends.unshift(() => client.close())
  return client
}

beforeAll(async () => {
  database = await startEmbeddedMongo({ file: ':memory:' })
  rows = draftRows((await connectTo(database.uri)).db('append-batch'))
})
afterEach(() => Promise.all([rows.sync.raw.deleteMany({}), rows.earlier.raw.deleteMany({})]))
afterAll(async () => {
  for (const end of ends) await end()
  await database.close()
})

const aDraft = async (_id: string, held = {}) => {
  await rows.sync.raw.insertOne({ _id, epoch: 1, holder: ada, seq: 1, snapSeq: 1, tail: [], ...held })
  return _id
}
const anAppend = (draftId: string, text: string, base = 1): DraftAppend => ({
  draftId,
  epoch: 1,
  holder: 'ada',
  base,
  update: Buffer.from(text),
})
const tailOf = async (_id: string) =>
  (await rows.sync.one({ _id }))?.tail.map(({ s, e, u }) => [s, e, Buffer.from(u.value()).toString()])
const appended = (seq: number): AppendOutcome => ({ outcome: 'appended', seq })

/** Counts the update commands that reach the database. */
const watchUpdates = async () => {
  const client = await connectTo(database.uri, { monitorCommands: true })
  let updates = 0
  client.on('commandStarted', ({ commandName }) => {
    if (commandName === 'update') updates += 1
  })
  return { rows: draftRows(client.db('append-batch')), updates: () => updates }
}

describe('[draft] appends of many drafts', () => {
  it('that come at once are one command, each at its own place', async () => {
    const watched = await watchUpdates()
    const append = createAppendBatch(watched.rows)
    const ids = await Promise.all(Array.from({ length: 50 }, (_, at) => aDraft(`d${at}`)))
    const outcomes = await Promise.all(ids.map((id) => append(anAppend(id, `of ${id}`))))
    expect(outcomes).toEqual(ids.map(() => appended(2)))
    expect(watched.updates()).toBe(1)
    expect(await Promise.all(ids.map(tailOf))).toEqual(ids.map((id) => [[2, 1, `of ${id}`]]))
  })

  it('that come while one is written go together with the next', async () => {
    const watched = await watchUpdates()
    const append = createAppendBatch(watched.rows)
    const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => aDraft(`d${at}`)))
    const first = append(anAppend('d0', 'first'))
    await new Promise((resolve) => setImmediate(resolve))
    const later = ids.slice(1).map((id) => append(anAppend(id, id)))
    expect(await Promise.all([first, ...later])).toEqual(ids.map(() => appended(2)))
    expect(watched.updates()).toBe(2)
  })

  it('are told apart when some of them may not enter', async () => {
    const append = createAppendBatch(rows)
    await Promise.all(['good', 'late', 'taken', 'fine'].map((id) => aDraft(id)))
    await rows.sync.raw.updateOne({ _id: 'late' }, { $set: { seq: 7 } })
    await rows.sync.raw.updateOne({ _id: 'taken' }, { $set: { epoch: 2, holder: ben } })
    const offered = ['good', 'late', 'taken', 'removed', 'fine'].map((id) => anAppend(id, id))
    expect(await Promise.all(offered.map(append))).toEqual([
      appended(2),
      { outcome: 'behind', control: { epoch: 1, holder: ada, seq: 7 } },
      { outcome: 'control', control: { epoch: 2, holder: ben, seq: 1 } },
      { outcome: 'gone' },
      appended(2),
    ])
    expect(await Promise.all(['good', 'late', 'taken', 'fine'].map(tailOf))).toEqual([
      [[2, 1, 'good']],
      [],
      [],
      [[2, 1, 'fine']],
    ])
  })

  it('fail alone when the database cannot take one of them', async () => {
    const append = createAppendBatch(rows)
    const filling = (draftId: string, base: number) => ({
      ...anAppend(draftId, '', base),
      update: Buffer.alloc(2 * megabyte),
    })
    await Promise.all([aDraft('full'), aDraft('light')])
    for (let base = 1; base < 8; base += 1)
      expect(await append(filling('full', base))).toEqual(appended(base + 1))
    const [full, light] = await Promise.allSettled([
      append(filling('full', 8)),
      append(anAppend('light', 'light')),
    ])
    expect(full.status).toBe('rejected')
    expect(light).toEqual({ status: 'fulfilled', value: appended(2) })
    expect((await rows.sync.one({ _id: 'full' }))?.seq).toBe(8)
  })
})

describe('[draft] an append offered again', () => {
  it('is found where it already is, and another one at its place is not let in', async () => {
    const append = createAppendBatch(rows)
    await aDraft('d')
    expect(await append(anAppend('d', 'mine'))).toEqual(appended(2))
    expect(await append(anAppend('d', 'mine'))).toEqual(appended(2))
    expect(await append(anAppend('d', 'other'))).toMatchObject({ outcome: 'behind' })
    expect(await tailOf('d')).toEqual([[2, 1, 'mine']])
  })

  it('is found although somebody took control in between', async () => {
    const append = createAppendBatch(rows)
    await aDraft('d')
    await append(anAppend('d', 'mine'))
    await rows.sync.raw.updateOne({ _id: 'd' }, { $set: { holder: ben }, $inc: { epoch: 1, seq: 1 } })
    expect(await append(anAppend('d', 'mine'))).toEqual(appended(2))
    expect(await append(anAppend('d', 'late', 3))).toMatchObject({ outcome: 'control' })
  })

  it('is found among those that its tail left, although somebody took control in between', async () => {
    const append = createAppendBatch(rows)
    await aDraft('d')
    const words = Array.from({ length: 12 }, (_, at) => anAppend('d', `word ${at}`, at + 1))
    for (const word of words) await append(word)
    await shortenTails(rows, ['d'])
    expect(await tailOf('d')).toEqual([])
    for (const word of words) expect(await append(word)).toEqual(appended(word.base + 1))
    expect(await append(anAppend('d', 'other', 4))).toMatchObject({ outcome: 'behind' })
    await rows.sync.raw.updateOne({ _id: 'd' }, { $set: { holder: ben }, $inc: { epoch: 1, seq: 1 } })
    for (const word of words) expect(await append(word)).toEqual(appended(word.base + 1))
    expect(await append(anAppend('d', 'other', 4))).toMatchObject({ outcome: 'control' })
  })

  it('counts as behind once a snapshot swallowed it', async () => {
    const append = createAppendBatch(rows)
    await aDraft('d')
    await append(anAppend('d', 'mine'))
    await rows.sync.raw.updateOne({ _id: 'd' }, { $set: { snapSeq: 2, tail: [] } })
    expect(await append(anAppend('d', 'mine'))).toMatchObject({ outcome: 'behind' })
  })

  it('enters once although the answer to it was lost', async () => {
    const line = await openLossyLine(Number(new URL(database.uri).port))
    const client = await connectTo(line.uri, { retryWrites: false, maxPoolSize: 1 })
    const append = createAppendBatch(draftRows(client.db('append-batch')))
    await Promise.all([aDraft('a'), aDraft('b')])
    await append(anAppend('a', 'before'))
    line.loseAnswers()
    const lost = await Promise.allSettled([append(anAppend('a', 'lost', 2)), append(anAppend('b', 'lost'))])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    line.mend()
    const again = [append(anAppend('a', 'lost', 2)), append(anAppend('b', 'lost'))]
    expect(await Promise.all(again)).toEqual([appended(3), appended(2)])
    expect(await tailOf('a')).toEqual([
      [2, 1, 'before'],
      [3, 1, 'lost'],
    ])
    expect(await tailOf('b')).toEqual([[2, 1, 'lost']])
    line.close()
  })
})

/** A way to the database on which commands arrive and answers get lost. */
const openLossyLine = async (port: number) => {
  const sockets = new Set<Socket>()
  let isLosing = false
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream)
    upstream.on('data', (answer) => {
      if (isLosing) client.destroy()
      else client.write(answer)
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    uri: `mongodb://127.0.0.1:${address.port}/?directConnection=true`,
    loseAnswers: () => {
      isLosing = true
    },
    mend: () => {
      isLosing = false
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
