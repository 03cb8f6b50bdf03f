import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createDraftLog, type DraftLog } from './draft-log.ts'
import { draftRows } from './draft-rows.ts'
import { cheapFrom } from './draft-snapshot.ts'
import { rebuildDraft } from './rebuild-draft.ts'

const ada = { id: 'ada', name: 'Ada' }

let database: EmbeddedMongo
let client: MongoClient
let log: DraftLog
let drafts = 0

beforeAll(async () => {
  database = await startEmbeddedMongo({ file: ':memory:' })
  client = await new MongoClient(database.uri).connect()
  log = createDraftLog(client.db('rebuilds'))
})
afterAll(async () => {
  await client.close()
  await database.close()
})

const docOf = (...updates: readonly Uint8Array[]): Y.Doc => {
  const doc = new Y.Doc()
  for (const update of updates) Y.applyUpdate(doc, update)
  return doc
}

/** A draft with some history, as its writer has it. */
const aDraft = async () => {
  drafts += 1
  const draftId = String(drafts).padStart(24, '0')
  await log.create(draftId, ada, seedDraft(blankContent()))
  const doc = docOf(seedDraft(blankContent()))
  let base = 1
  const write = async (pageTitle: string) => {
    const before = Y.encodeStateVector(doc)
    setField(doc, { in: 'settings', field: 'pageTitle' }, pageTitle)
    const entry = { draftId, epoch: 1, holder: 'ada', base, update: Y.encodeStateAsUpdate(doc, before) }
    const outcome = await log.append(entry)
    if (outcome.outcome === 'appended') base = outcome.seq
    return outcome
  }
  await write('First')
  await write('Second')
  return { draftId, doc, write }
}

const read = async (draftId: string) => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  return loaded.value
}

const rebuild = async (draftId: string, notWithinMs?: number) => {
  const { epoch, holder, seq, doc } = await read(draftId)
  const anew = { from: { epoch, holder, seq }, content: materialise(doc) }
  return log.rebuild(draftId, notWithinMs === undefined ? anew : { ...anew, notWithinMs })
}

describe('[security 2.5] a draft that is written anew', () => {
  it('says the same as before, under the next epoch and with the same holder', async () => {
    const { draftId, doc } = await aDraft()
    expect(await rebuild(draftId)).toEqual({ epoch: 2, holder: ada, seq: 4, rebuilt: 2 })
    const anew = await read(draftId)
    expect(materialise(anew.doc)).toEqual(materialise(doc))
    expect(anew).toMatchObject({ epoch: 2, seq: 4, holder: ada })
  })

  it('has nothing in common with what it was, so that work left behind is told from it', async () => {
    const { draftId, doc } = await aDraft()
    await rebuild(draftId)
    const { doc: anew } = await read(draftId)
    for (const writer of anew.store.clients.keys()) expect(doc.store.clients.has(writer)).toBe(false)
    expect(Y.snapshotContainsUpdate(Y.snapshot(anew), Y.encodeStateAsUpdate(doc))).toBe(false)
  })

  it('takes no more of what builds on what it was', async () => {
    const { draftId, write } = await aDraft()
    await rebuild(draftId)
    expect(await write('Late')).toMatchObject({ outcome: 'control', control: { epoch: 2, rebuilt: 2 } })
  })

  it('is so from the one write on, whatever becomes of the writer, and whatever is stored late', async () => {
    const { draftId, doc } = await aDraft()
    const { epoch, holder, seq } = await read(draftId)
    const rows = draftRows(client.db('rebuilds'))
    await rebuildDraft(rows, draftId, { from: { epoch, holder, seq }, content: materialise(doc) })
    await log.snapshot(draftId, { seq: 3, state: Y.encodeStateAsUpdateV2(doc), cost: cheapFrom(1) })
    const anew = await read(draftId)
    expect(anew.doc.store.clients.has(1)).toBe(false)
    expect((await log.since(draftId, 2))?.updates).toHaveLength(1)

    setField(anew.doc, { in: 'settings', field: 'pageTitle' }, 'Anew')
    await log.snapshot(draftId, { seq: 4, state: Y.encodeStateAsUpdateV2(anew.doc), cost: cheapFrom(1) })
    expect(materialise((await read(draftId)).doc).settings.pageTitle).toBe('Anew')
    expect((await log.since(draftId, 4))?.updates).toEqual([])
  })

  it('is not where somebody wrote meanwhile, nor twice in so short a time', async () => {
    const { draftId, write } = await aDraft()
    const { epoch, holder, seq, doc } = await read(draftId)
    await write('Third')
    const anew = { from: { epoch, holder, seq }, content: materialise(doc) }
    expect(await log.rebuild(draftId, anew)).toBeUndefined()
    expect(await rebuild(draftId, 60_000)).toMatchObject({ epoch: 2 })
    expect(await rebuild(draftId, 60_000)).toBeUndefined()
    expect(await rebuild(draftId)).toMatchObject({ epoch: 3, rebuilt: 3 })
  })
})
