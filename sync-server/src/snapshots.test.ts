import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, openWorld, type SyncWorld } from './fixtures/sync-world.ts'
import { until } from './fixtures/until.ts'

let world: SyncWorld
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const anEditor = async (pace: { snapshotMs: number; snapshotMaximumMs: number }) => {
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
  return { draftId, client, type }
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

  it('before a draft is let go', async () => {
    const { draftId, client, type } = await anEditor({ snapshotMs: 60_000, snapshotMaximumMs: 60_000 })
    await type()
    client.ws.close()
    await until(async () => (await rowOf(draftId)).snapSeq === 2, 'a snapshot')
  })
})
