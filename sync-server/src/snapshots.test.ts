import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { draftOnAccount } from './fixtures/draft-on-account.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, openWorld, type SyncWorld } from './fixtures/sync-world.ts'
import { startSnapshots } from './snapshots.ts'
import { type SyncPace, syncPace } from './sync-options.ts'

let world: SyncWorld
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const anEditor = async (pace: Partial<SyncPace>) => {
  const place = await world.place(pace)
  const draftId = await world.draft()
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  client.stepOne()
  await until(() => client.states.length > 0, 'the first state')
  const doc = new Y.Doc()
  for (const state of client.states) Y.applyUpdate(doc, state)
  let typed = 0
  const type = async () => {
    const before = Y.encodeStateVector(doc)
    typed += 1
    setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${typed}`)
    client.update(Y.encodeStateAsUpdate(doc, before))
    await until(() => client.acks.length === typed, 'an acknowledgement')
  }
  return { draftId, client, doc, place, type }
}

const rowOf = async (draftId: string) => {
  const rows = world.db.collection<{ _id: string; seq: number; snapSeq: number; tail: unknown[] }>(
    'DraftSync',
  )
  const row = await rows.findOne({ _id: draftId })
  if (row === null) throw new Error('there is no draft')
  return row
}

describe('[draft] the whole state is written', () => {
  it('in a pause of typing', async () => {
    const { draftId, client, type } = await anEditor({ snapshotMs: 40, snapshotMaximumMs: 60_000 })
    await type()
    await until(async () => (await rowOf(draftId)).snapSeq === 2, 'a snapshot')
    expect(await rowOf(draftId)).toMatchObject({ seq: 2, tail: [] })
    expect((await world.log.since(draftId, -1))?.content?.settings.pageTitle).toBe('Title 1')
    client.ws.terminate()
  })

  it('now and then amid typing that never pauses, and not with every word', async () => {
    const { draftId, client, type } = await anEditor({ snapshotMs: 200, snapshotMaximumMs: 400 })
    let snapshots = 0
    let former = 1
    while (snapshots < 3) {
      await type()
      const { snapSeq } = await rowOf(draftId)
      if (snapSeq > former) snapshots += 1
      former = snapSeq
    }
    const { seq } = await rowOf(draftId)
    expect(seq).toBeGreaterThan(2 * snapshots)
    client.ws.terminate()
  })

  it('[security 2.5] anew where it would be dearer to load than it was to write', async () => {
    const vetted = { steps: 0, moves: 0 }
    const { draftId, client, doc, place } = await anEditor({
      snapshotMs: 40,
      snapshotMaximumMs: 60_000,
      vetted,
    })
    // Two tabs of one person, apart from each other.
    const [one, other] = [doc, doc].map((seen) => {
      const tab = new Y.Doc()
      Y.applyUpdate(tab, Y.encodeStateAsUpdate(seen))
      for (const title of ['a', 'b', 'c']) setField(tab, { in: 'settings', field: 'pageTitle' }, title)
      return Y.encodeStateAsUpdate(tab)
    })
    for (const update of [one, other]) client.update(update ?? new Uint8Array(), 1)
    await until(() => client.acks.length === 2, 'both acknowledgements')
    client.ws.close()
    await until(() => place.sync.metrics().includes('sync_open_drafts 0'), 'it is let go')
    await until(async () => (await rowOf(draftId)).snapSeq === 4, 'a snapshot')
    expect(await rowOf(draftId)).toMatchObject({ epoch: 2, seq: 4, tail: [] })
    const loaded = await world.log.load(draftId)
    if (!loaded.ok) throw new Error(loaded.problem.code)
    expect([...loaded.value.doc.store.clients.keys()]).toEqual([2])
    expect(materialise(loaded.value.doc).settings.pageTitle).toBe('c')
  })

  it('of what others left in the log, once somebody opens the draft and writes nothing', async () => {
    const draftId = await world.draft()
    const loaded = await world.log.load(draftId)
    if (!loaded.ok) throw new Error(loaded.problem.code)
    const { doc, seq } = loaded.value
    const before = Y.encodeStateVector(doc)
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'Left behind')
    const update = Y.encodeStateAsUpdate(doc, before)
    await world.log.append({ draftId, epoch: 1, holder: ada.id, base: seq, update })
    const place = await world.place({ snapshotMs: 40, snapshotMaximumMs: 60_000 })
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
    client.stepOne()
    await until(async () => (await rowOf(draftId)).snapSeq === seq + 1, 'a snapshot')
    expect((await rowOf(draftId)).tail).toEqual([])
    expect((await world.log.since(draftId, -1))?.content?.settings.pageTitle).toBe('Left behind')
    client.ws.terminate()
  })

  it('before a draft is let go', async () => {
    const { draftId, client, type } = await anEditor({ snapshotMs: 60_000, snapshotMaximumMs: 60_000 })
    await type()
    client.ws.close()
    await until(async () => (await rowOf(draftId)).snapSeq === 2, 'a snapshot')
  })

  it('[security 2.5] on the account of whoever changed it last', async () => {
    const { draft, hasWorked } = await draftOnAccount(world, await world.draft())
    draft.unstored = { edit: { userId: 'writer', at: new Date() }, since: 0, changed: 0 }
    const snapshots = startSnapshots({ pace: syncPace, drafts: () => [draft], letGo: () => undefined })
    expect(await snapshots.store(draft)).toBe(true)
    snapshots.stop()
    await draft.close()
    expect(['opener', 'writer'].map(hasWorked)).toEqual([false, true])
  })
})
