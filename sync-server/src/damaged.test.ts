import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, freshDraftId, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())

const snapshots = () => world.db.collection<{ _id: string; cost?: object }>('DraftSnapshots')

/** A draft whose state was stored before anybody asked what loading it costs. */
const aDraftFromBefore = async (state: Uint8Array): Promise<string> => {
  const draftId = freshDraftId()
  await world.log.create(draftId, ada, state)
  await snapshots().updateOne({ _id: draftId }, { $unset: { cost: 1 } })
  return draftId
}

/** A list of plain values: Yjs copies it once for each of them. */
const valueList = (): Uint8Array => {
  const doc = new Y.Doc()
  doc.getArray('list').push([1, 2, 3])
  return Y.encodeStateAsUpdate(doc)
}

/** Why somebody who comes is not let in; nothing where they are. */
const join = async (draftId: string, epoch = 1) => {
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch })
  await until(() => client.refusedBecause.length + client.messages.length > 0, 'an answer')
  client.ws.terminate()
  return client.refusedBecause
}

describe('[security 2.5] a state stored before the guard', () => {
  it('that would stall the process is not opened, and others are', async () => {
    const draftId = await aDraftFromBefore(valueList())
    expect(await join(draftId)).toEqual(['damaged'])
    expect(await join(draftId)).toEqual(['damaged'])
    expect(await join(await world.draft())).toEqual([])
  })

  it('that a process of its own can still read is written anew, and opened', async () => {
    const content = { ...blankContent(), settings: { ...blankContent().settings, pageTitle: 'Still here' } }
    const draftId = await aDraftFromBefore(Y.mergeUpdates([seedDraft(content), valueList()]))
    expect(await join(draftId)).toEqual(['damaged'])
    // It takes its time where a machine is busy.
    await vi.waitUntil(() => place.sync.metrics().includes('why="damaged"} 1'), {
      timeout: 90_000,
      interval: 50,
    })
    expect(await world.log.control(draftId)).toMatchObject({ epoch: 2, rebuilt: 2 })
    expect(await join(draftId, 2)).toEqual([])
    expect((await world.log.since(draftId, -1))?.content).toEqual(content)
    expect(await world.log.isBeyondRescue(draftId)).toBe(false)
  }, 120_000)

  it('that nobody can read is known to be beyond rescue once that was tried', async () => {
    const draftId = await aDraftFromBefore(valueList())
    expect(await world.log.isBeyondRescue(draftId)).toBe(false)
    expect(await join(draftId)).toEqual(['damaged'])
    await vi.waitUntil(() => world.log.isBeyondRescue(draftId), { timeout: 90_000, interval: 50 })
    expect(await world.log.control(draftId)).toMatchObject({ epoch: 1 })
  }, 120_000)

  it('is read with all means once a day after that was in vain, and sooner where nobody knows what became of it', async () => {
    const draftId = await world.draft()
    const claim = (afterFailureMs: number, unknownMs: number) =>
      world.log.claimRescue(draftId, { afterFailureMs, unknownMs })
    const dayMs = 86_400_000
    expect(await claim(dayMs, dayMs)).toBe(true)
    expect(await claim(0, dayMs)).toBe(false)
    expect(await claim(dayMs, 0)).toBe(true)
    const control = await world.log.control(draftId)
    if (control !== undefined) await world.log.noteRescueFailed(draftId, control)
    expect(await claim(dayMs, 0)).toBe(false)
    expect(await claim(0, dayMs)).toBe(true)
  })

  it('that loads cheaply is opened, and known to from then on', async () => {
    const draftId = await aDraftFromBefore(seedDraft(blankContent()))
    expect(await join(draftId)).toEqual([])
    const { cost } = (await snapshots().findOne({ _id: draftId })) ?? {}
    expect(cost).toEqual({ structs: expect.any(Number), debt: 0, v: 1 })
  })
})
