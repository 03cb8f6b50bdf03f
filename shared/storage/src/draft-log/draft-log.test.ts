import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createDraftLog, type DraftLog } from './draft-log.ts'
import { cheapFrom } from './draft-snapshot.ts'

const ada = { id: 'ada', name: 'Ada' }
const ben = { id: 'ben', name: 'Ben' }
const cleo = { id: 'cleo', name: 'Cleo' }

let log: DraftLog
let close: () => Promise<void>
let count = 0
const freshId = () => {
  count += 1
  return count.toString(16).padStart(24, '0')
}

/** The update that sets one key of a document's `draft` map. */
const change = (doc: Y.Doc, key: string, value: unknown): Uint8Array => {
  const before = Y.encodeStateVector(doc)
  doc.getMap('draft').set(key, value)
  return Y.encodeStateAsUpdate(doc, before)
}

const contentOf = async (draftId: string): Promise<unknown> => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) return loaded.problem.code
  const { doc } = loaded.value
  return doc.getMap('draft').toJSON()
}

const aDraft = async () => {
  const draftId = freshId()
  const doc = new Y.Doc()
  await log.create(draftId, ada, change(doc, 'title', 'seed'))
  return { draftId, doc }
}

beforeAll(async () => {
  const uri = process.env.MONGO_URI
  const embedded = uri === undefined ? await startEmbeddedMongo({ file: ':memory:' }) : undefined
  const client = await new MongoClient(uri ?? embedded?.uri ?? '').connect()
  const db = client.db(`draft-log-${process.pid}`)
  log = createDraftLog(db)
  close = async () => {
    await db.dropDatabase()
    await client.close()
    await embedded?.close()
  }
})
afterAll(() => close())

describe('[draft] the durable log', () => {
  it('starts a draft once, with its owner in control', async () => {
    const { draftId } = await aDraft()
    await log.create(draftId, ben, change(new Y.Doc(), 'title', 'another'))
    expect(await log.control(draftId)).toEqual({ epoch: 1, holder: ada, seq: 1 })
    expect(await contentOf(draftId)).toEqual({ title: 'seed' })
  })

  it('appends only what follows the last update, in the epoch, by the holder', async () => {
    const { draftId, doc } = await aDraft()
    const entry = { draftId, epoch: 1, holder: 'ada', base: 1, update: change(doc, 'a', 1) }
    const present = { epoch: 1, holder: ada, seq: 2 }
    expect(await log.append(entry)).toEqual({ outcome: 'appended', seq: 2 })
    const other = { ...entry, update: change(doc, 'b', 2) }
    expect(await log.append(other)).toEqual({ outcome: 'behind', control: present })
    expect(await log.append({ ...entry, base: 2, holder: 'ben' })).toEqual({
      outcome: 'control',
      control: present,
    })
    expect(await log.append({ ...entry, base: 2, epoch: 2 })).toEqual({
      outcome: 'control',
      control: present,
    })
    expect(await log.append({ ...entry, draftId: freshId() })).toEqual({ outcome: 'gone' })
    expect(await contentOf(draftId)).toEqual({ title: 'seed', a: 1 })
  })

  it('of a hundred appends at one place lets exactly one through', async () => {
    const { draftId } = await aDraft()
    const entries = Array.from({ length: 100 }, (_, at) => ({
      draftId,
      epoch: 1,
      holder: 'ada',
      base: 1,
      update: change(new Y.Doc(), `k${at}`, at),
    }))
    const outcomes = await Promise.all(entries.map(log.append))
    expect(outcomes.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1)
    expect((await log.control(draftId))?.seq).toBe(2)
  })
})

describe('[draft] edit control', () => {
  it('passes to the one who saw the present epoch, and stays with a holder who asks again', async () => {
    const { draftId } = await aDraft()
    const taken = { epoch: 2, holder: ben, seq: 2 }
    expect(await log.take(draftId, { seen: 1, user: ben })).toEqual({
      taken: true,
      changed: true,
      control: taken,
    })
    expect(await log.take(draftId, { seen: 1, user: ben })).toEqual({
      taken: true,
      changed: false,
      control: taken,
    })
    expect(await log.take(draftId, { seen: 1, user: cleo })).toEqual({
      taken: false,
      changed: false,
      control: taken,
    })
    expect(await log.take(freshId(), { seen: 1, user: cleo })).toBeUndefined()
  })

  it('goes to exactly one of two who take it at once, every time', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { draftId } = await aDraft()
      const takers = [ben, cleo].map((user) => log.take(draftId, { seen: 1, user }))
      const outcomes = await Promise.all(takers)
      expect(outcomes.filter((outcome) => outcome?.taken)).toHaveLength(1)
    }
  })

  it('ends the former holder’s writing at once', async () => {
    const { draftId, doc } = await aDraft()
    await log.take(draftId, { seen: 1, user: ben })
    const late = { draftId, epoch: 1, holder: 'ada', base: 1, update: change(doc, 'late', true) }
    expect((await log.append(late)).outcome).toBe('control')
    expect(await contentOf(draftId)).toEqual({ title: 'seed' })
  })
})

describe('[draft] the control of many drafts', () => {
  it('is read at once, and leaves out what is not there', async () => {
    const [one, other, missing] = [await aDraft(), await aDraft(), freshId()]
    await log.take(other.draftId, { seen: 1, user: ben })
    expect(await log.controls([one.draftId, missing, other.draftId])).toEqual(
      new Map([
        [one.draftId, { epoch: 1, holder: ada, seq: 1 }],
        [other.draftId, { epoch: 2, holder: ben, seq: 2 }],
      ]),
    )
  })
})

describe('[draft] snapshots', () => {
  it('trim the tail, and a reader gets the same from either side', async () => {
    const { draftId, doc } = await aDraft()
    const append = (base: number, key: string) =>
      log.append({ draftId, epoch: 1, holder: 'ada', base, update: change(doc, key, base) })
    await append(1, 'a')
    const state = Y.encodeStateAsUpdateV2(doc)
    await append(2, 'b')
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 2, state })
    expect((await log.since(draftId, 2))?.updates).toHaveLength(1)
    expect((await log.since(draftId, 1))?.updates).toHaveLength(2)
    expect(await contentOf(draftId)).toEqual({ title: 'seed', a: 1, b: 2 })
  })

  it('tell plain values as long as nothing was written since', async () => {
    const { draftId, doc } = await aDraft()
    const content = blankContent()
    const told = async () => (await log.since(draftId, -1))?.content
    expect(await told()).toBeUndefined()
    const state = Y.encodeStateAsUpdateV2(doc)
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 1, state })
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 1, state, content })
    expect(await told()).toEqual(content)
    await log.take(draftId, { seen: 1, user: ben })
    expect(await told()).toEqual(content)
    const update = change(doc, 'a', 1)
    await log.append({ draftId, epoch: 2, holder: ben.id, base: 2, update })
    expect(await told()).toBeUndefined()
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 3, state: Y.encodeStateAsUpdateV2(doc) })
    expect(await told()).toBeUndefined()
  })

  it('are read as they are kept: nobody who only asks what is known turns them into something else', async () => {
    const { draftId, doc } = await aDraft()
    const state = Y.encodeStateAsUpdateV2(doc)
    const [stored] = (await log.since(draftId, -1))?.updates ?? []
    expect(stored).toEqual({ state: Buffer.from(state) })
  })

  it('never go back', async () => {
    const { draftId, doc } = await aDraft()
    const old = Y.encodeStateAsUpdateV2(doc)
    await log.append({ draftId, epoch: 1, holder: 'ada', base: 1, update: change(doc, 'a', 1) })
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 2, state: Y.encodeStateAsUpdateV2(doc) })
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 1, state: old })
    expect(await contentOf(draftId)).toEqual({ title: 'seed', a: 1 })
  })

  it('load at the sequence number asked for or later, else say so', async () => {
    const { draftId } = await aDraft()
    expect(await log.load(draftId, { atLeast: 1 })).toMatchObject({
      ok: true,
      value: { seq: 1, holder: ada },
    })
    expect(await log.load(draftId, { atLeast: 2 })).toMatchObject({
      problem: { code: 'draft.not-yet-saved' },
    })
    expect(await log.load(freshId())).toMatchObject({ problem: { code: 'draft.not-found' } })
    const list = new Y.Doc()
    list.getArray('list').push([1, 2, 3])
    const dear = freshId()
    await log.create(dear, ada, Y.encodeStateAsUpdate(list))
    expect(await log.load(dear)).toMatchObject({ problem: { code: 'draft.damaged', status: 423 } })
  })

  it('of a removed draft change nothing, and neither do appends', async () => {
    const { draftId, doc } = await aDraft()
    await log.remove(draftId)
    await log.snapshot(draftId, { cost: cheapFrom(1), seq: 9, state: Y.encodeStateAsUpdateV2(doc) })
    expect(await contentOf(draftId)).toBe('draft.not-found')
    expect(await log.since(draftId, 0)).toBeUndefined()
  })
})
