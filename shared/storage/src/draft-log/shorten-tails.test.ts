import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { type Db, MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { applyStored } from '../draft-guard/stored-update.ts'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createDraftLog, type DraftLog } from './draft-log.ts'
import { readDraftNews } from './draft-reading.ts'
import { type DraftRows, draftRows } from './draft-rows.ts'
import { cheapFrom } from './draft-snapshot.ts'
import { rebuildDraft } from './rebuild-draft.ts'
import { shortenTails } from './shorten-tails.ts'

const people = [
  { id: 'ada', name: 'Ada' },
  { id: 'ben', name: 'Ben' },
] as const

let database: EmbeddedMongo
let client: MongoClient
let db: Db
let log: DraftLog
let rows: DraftRows
let drafts = 0

beforeAll(async () => {
  database = await startEmbeddedMongo({ file: ':memory:' })
  client = await new MongoClient(database.uri).connect()
  db = client.db('shorten-tails')
  log = createDraftLog(db)
  rows = draftRows(db)
})
afterAll(async () => {
  await client.close()
  await database.close()
})

/** A draft, as its writers have it, and what they do. */
const aDraft = async () => {
  drafts += 1
  const draftId = String(drafts).padStart(24, '0')
  const doc = new Y.Doc()
  doc.getMap('draft').set('title', 'seed')
  await log.create(draftId, people[0], Y.encodeStateAsUpdate(doc))
  let written = 0
  const write = async (text?: string) => {
    const { epoch, holder, seq } = (await log.control(draftId)) ?? expect.fail()
    const before = Y.encodeStateVector(doc)
    written += 1
    doc.getMap('draft').set(`word ${written % 5}`, text ?? written)
    const entry = { draftId, epoch, holder: holder.id, base: seq, update: Y.encodeStateAsUpdate(doc, before) }
    expect((await log.append(entry)).outcome).toBe('appended')
  }
  const take = async () => {
    const { epoch, holder } = (await log.control(draftId)) ?? expect.fail()
    await log.take(draftId, { seen: epoch, user: people[holder.id === 'ada' ? 1 : 0] })
  }
  const snapshot = async () => {
    const { seq } = (await log.control(draftId)) ?? expect.fail()
    await log.snapshot(draftId, { seq, cost: cheapFrom(1), state: Y.encodeStateAsUpdateV2(doc) })
  }
  const times = async (count: number, what: () => Promise<void>) => {
    for (let at = 0; at < count; at += 1) await what()
  }
  return { draftId, doc, write, take, snapshot, shorten: () => shortenTails(rows, [draftId]), times }
}

/** Writes twenty titles into a draft of the product. */
const writeTitles = async (draftId: string, doc: Y.Doc) => {
  for (let at = 0; at < 20; at += 1) {
    const { epoch, holder, seq } = (await log.control(draftId)) ?? expect.fail()
    const before = Y.encodeStateVector(doc)
    setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${at}`)
    await log.append({
      draftId,
      epoch,
      holder: holder.id,
      base: seq,
      update: Y.encodeStateAsUpdate(doc, before),
    })
  }
}

/** Somebody who reads now and then what they still lack. */
const aReader = (draftId: string, from: DraftRows = rows) => {
  const doc = new Y.Doc()
  let seq = -1
  return async (): Promise<unknown> => {
    const news = (await readDraftNews(from, draftId, seq)) ?? expect.fail()
    for (const update of news.updates) applyStored(doc, update)
    seq = news.control.seq
    return doc.getMap('draft').toJSON()
  }
}

/** The same rows, where something happens once between the read of the control row and that of the earlier updates. */
const interrupted = (what: () => Promise<void>): DraftRows => {
  let pending: (() => Promise<void>) | undefined = what
  const one: DraftRows['earlier']['one'] = async (...given) => {
    const happens = pending
    pending = undefined
    await happens?.()
    return rows.earlier.one(...given)
  }
  return { ...rows, earlier: { ...rows.earlier, one } }
}

const dies = () => Promise.reject(new Error('killed'))

const tailOf = async (draftId: string) => (await rows.sync.one({ _id: draftId }))?.tail.length

describe('[draft] updates that leave the control row for the earlier ones', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))(
    'are missed by nobody, whatever else happens in which order (%i)',
    async (seed) => {
      const { pick, below } = seededRandom(seed)
      const draft = await aDraft()
      const readers = [aReader(draft.draftId), aReader(draft.draftId), aReader(draft.draftId)] as const
      const steps = [
        () => draft.times(1 + below(12), draft.write),
        draft.shorten,
        () => Promise.all([draft.shorten(), draft.shorten()]),
        // Killed in between.
        () => shortenTails({ ...rows, updateEach: dies }, [draft.draftId]).catch(() => undefined),
        draft.snapshot,
        draft.take,
        async () => expect(await pick(readers)()).toEqual(draft.doc.getMap('draft').toJSON()),
      ] as const
      for (let at = 0; at < 40; at += 1) await pick(steps)()
      for (const read of [...readers, aReader(draft.draftId)])
        expect(await read()).toEqual(draft.doc.getMap('draft').toJSON())
    },
  )

  it('are found by a reader whom a snapshot comes between', async () => {
    const draft = await aDraft()
    const read = aReader(
      draft.draftId,
      interrupted(async () => {
        await draft.write()
        await draft.snapshot()
      }),
    )
    await read()
    await draft.times(20, draft.write)
    await draft.shorten()
    await draft.write()
    expect(await read()).toEqual(draft.doc.getMap('draft').toJSON())
  })

  it('are found by a reader whom another shortening comes between', async () => {
    const draft = await aDraft()
    const between = async () => {
      await draft.times(20, draft.write)
      await draft.shorten()
    }
    const read = aReader(draft.draftId, interrupted(between))
    await read()
    await draft.times(20, draft.write)
    await draft.shorten()
    const asItStood = draft.doc.getMap('draft').toJSON()
    expect(await read()).toEqual(asItStood)
    expect(await read()).toEqual(draft.doc.getMap('draft').toJSON())
  })

  it('leave by themselves as somebody types, and the earlier ones are as many as no snapshot holds', async () => {
    const draft = await aDraft()
    await draft.times(33, draft.write)
    await vi.waitFor(async () => expect(await tailOf(draft.draftId)).toBeLessThan(16), { timeout: 10_000 })
    expect((await rows.earlier.one({ _id: draft.draftId }))?.updates.length).toBeGreaterThan(15)
    await draft.snapshot()
    expect((await rows.earlier.one({ _id: draft.draftId }))?.updates).toEqual([])
  })

  it.each([
    ['does not take them', { n: 0, writeErrors: [{ index: 0 }], writeConcernError: undefined }],
    ['cannot say that they are durable', { n: 1, writeErrors: undefined, writeConcernError: 'none' }],
    ['does not say which it took', { n: 0, writeErrors: undefined, writeConcernError: undefined }],
  ])('stay where they are while the database %s', async (_, answer) => {
    const draft = await aDraft()
    await draft.times(12, draft.write)
    await shortenTails({ ...rows, updateEachEarlier: async () => answer }, [draft.draftId])
    expect(await tailOf(draft.draftId)).toBe(12)
  })

  it('stay alone where those of others are taken', async () => {
    const [full, other] = [await aDraft(), await aDraft()]
    for (const draft of [full, other]) await draft.times(12, draft.write)
    await rows.earlier.raw.insertOne({ _id: full.draftId, after: 1, updates: 'no list' as never })
    await shortenTails(rows, [full.draftId, other.draftId])
    expect([await tailOf(full.draftId), await tailOf(other.draftId)]).toEqual([12, 0])
  })

  it('stay where one of them is large, until a snapshot', async () => {
    const draft = await aDraft()
    await draft.write('x'.repeat(20_000))
    await draft.times(39, draft.write)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(await tailOf(draft.draftId)).toBe(40)
    await draft.snapshot()
    await draft.times(33, draft.write)
    await vi.waitFor(async () => expect(await tailOf(draft.draftId)).toBeLessThan(17), { timeout: 10_000 })
  })

  it('are no part of a draft that is written anew, and then forgotten, while they leave', async () => {
    const draft = await aDraft()
    await draft.times(12, draft.write)
    const from = (await log.control(draft.draftId)) ?? expect.fail()
    const updateEachEarlier: DraftRows['updateEachEarlier'] = async (updates) => {
      await log.rebuild(draft.draftId, { from, content: blankContent() })
      return rows.updateEachEarlier(updates)
    }
    await shortenTails({ ...rows, updateEachEarlier }, [draft.draftId])
    // Enough of the new history for the next to leave.
    const anew = await log.load(draft.draftId)
    const doc = anew.ok ? anew.value.doc : expect.fail()
    await writeTitles(draft.draftId, doc)
    await draft.shorten()
    const loaded = await log.load(draft.draftId)
    expect(loaded.ok && materialise(loaded.value.doc)).toEqual(materialise(doc))
    expect(loaded.ok && loaded.value.doc.store.pendingStructs).toBeNull()
  })

  it('are none of a draft that was written anew and not stored yet: its tail is all there is of it', async () => {
    const draft = await aDraft()
    await draft.times(20, draft.write)
    const from = (await log.control(draft.draftId)) ?? expect.fail()
    await rebuildDraft(rows, draft.draftId, { from, content: blankContent() })
    const anew = await log.load(draft.draftId)
    const doc = anew.ok ? anew.value.doc : expect.fail()
    await writeTitles(draft.draftId, doc)
    await draft.shorten()
    const loaded = await log.load(draft.draftId)
    expect(loaded.ok && materialise(loaded.value.doc)).toEqual(materialise(doc))
  })

  it('go with their draft', async () => {
    const draft = await aDraft()
    await draft.times(20, draft.write)
    await draft.shorten()
    await log.remove(draft.draftId)
    expect(await rows.earlier.one({ _id: draft.draftId })).toBeUndefined()
  })

  it('go with a draft that is removed while they leave', async () => {
    const draft = await aDraft()
    await draft.times(12, draft.write)
    const updateEachEarlier: DraftRows['updateEachEarlier'] = async (updates) => {
      await log.remove(draft.draftId)
      return rows.updateEachEarlier(updates)
    }
    await shortenTails({ ...rows, updateEachEarlier }, [draft.draftId])
    expect(await rows.earlier.one({ _id: draft.draftId })).toBeUndefined()
  })
})
