import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Db, MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { type EmbeddedMongo, startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { createDraftLog, type DraftLog } from './draft-log.ts'
import { cheapFrom } from './draft-snapshot.ts'
import { renewDrafts } from './renew-drafts.ts'

const ada = { id: 'ada', name: 'Ada' }

let database: EmbeddedMongo
let client: MongoClient
let db: Db
let log: DraftLog
let drafts = 0

beforeAll(async () => {
  database = await startEmbeddedMongo({ file: ':memory:' })
  client = await new MongoClient(database.uri).connect()
  db = client.db('renewals')
  log = createDraftLog(db)
})
afterAll(async () => {
  await client.close()
  await database.close()
})

/** A draft as its writer has it. */
const aDraft = async () => {
  drafts += 1
  const draftId = String(drafts).padStart(24, '0')
  let doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  await log.create(draftId, ada, seedDraft(blankContent()))
  const write = async (pageTitle: string, { epoch = 1, base }: { epoch?: number; base: number }) => {
    const before = Y.encodeStateVector(doc)
    setField(doc, { in: 'settings', field: 'pageTitle' }, pageTitle)
    return log.append({ draftId, epoch, holder: 'ada', base, update: Y.encodeStateAsUpdate(doc, before) })
  }
  const snapshot = (seq: number) =>
    log.snapshot(draftId, {
      seq,
      state: Y.encodeStateAsUpdateV2(doc),
      cost: cheapFrom(doc.store.clients.size),
    })
  /** Goes on from what is stored, as a fresh replica. */
  const loadAnew = async () => {
    const loaded = await log.load(draftId)
    if (loaded.ok) doc = loaded.value.doc
  }
  return { draftId, write, snapshot, loadAnew }
}

const titleOf = async (draftId: string): Promise<string> => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  return materialise(loaded.value.doc).settings.pageTitle
}

describe('[security 2.5 T41] drafts of a restored backup', () => {
  it('go on from what was restored, and what a device has beyond it is of an epoch that is over', async () => {
    const { draftId, write, loadAnew } = await aDraft()
    await write('Restored', { base: 1 })
    await renewDrafts(db)
    const control = await log.control(draftId)
    expect(await titleOf(draftId)).toBe('Restored')
    expect(await write('Lost with the machine', { base: 2 })).toEqual({ outcome: 'control', control })
    expect(await titleOf(draftId)).toBe('Restored')
    const { epoch = 0, seq = 0 } = control ?? {}
    await loadAnew()
    expect(await write('After', { epoch, base: seq })).toEqual({ outcome: 'appended', seq: seq + 1 })
    expect(await titleOf(draftId)).toBe('After')
  })

  it('are whole where the snapshot was copied after the control row that it left for', async () => {
    const { draftId, write, snapshot } = await aDraft()
    await write('Earlier', { base: 1 })
    const rows = db.collection<{ _id: string; seq: number }>('DraftSync')
    const copied = await rows.findOne({ _id: draftId })
    await write('Copied', { base: 2 })
    await snapshot(3)
    // What a backup holds that read the control row first, and the snapshot later.
    await rows.replaceOne({ _id: draftId }, { ...copied, seq: 2 })
    await renewDrafts(db)
    const { epoch = 0, seq = 0 } = (await log.control(draftId)) ?? {}
    expect(await titleOf(draftId)).toBe('Copied')
    await write('After', { epoch, base: seq })
    expect(await titleOf(draftId)).toBe('After')
  })
})
