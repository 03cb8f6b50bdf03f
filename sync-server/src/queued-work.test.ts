import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { anEditor } from './fixtures/an-editor.ts'
import { attackedDraft } from './fixtures/attacked-draft.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

afterEach(() => void vi.restoreAllMocks())

/** Counts what Yjs does from now on: structs it reads, items it brings in, and entries it sorts. */
const countWork = () => {
  const read = vi.spyOn(Y.UpdateDecoderV1.prototype, 'readInfo')
  const integrated = vi.spyOn(Y.Item.prototype, 'integrate')
  const sorted = vi.spyOn(Array.prototype, 'sort')
  return () => ({
    read: read.mock.calls.length,
    integrated: integrated.mock.calls.length,
    sorted: sorted.mock.contexts.reduce<number>(
      (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
      0,
    ),
  })
}

/** So many small updates of a draft, written in turns in so many tabs of one account. */
const smallUpdates = (live: Y.Doc, count: number, tabs: number): Uint8Array[] => {
  const updates: Uint8Array[] = []
  const docs = Array.from({ length: tabs }, () => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(live))
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'heard') updates.push(update)
    })
    return doc
  })
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at % tabs]
    if (doc === undefined) continue
    setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${at}`)
    for (const other of docs)
      if (other !== doc) Y.applyUpdate(other, updates.at(-1) ?? new Uint8Array(), 'heard')
  }
  return updates
}

const workOf = (count: number, tabs: number) => {
  const live = attackedDraft()
  const updates = smallUpdates(live, count, tabs)
  const shadow = new Shadow(live, { deadlineMs: 20_000 })
  shadow.prepare()
  const work = countWork()
  const trial = tryUpdates(shadow, updates, syncLimits.update)
  const done = work()
  vi.restoreAllMocks()
  shadow.close()
  return { outcome: trial.outcome, steps: trial.spent.steps, ...done }
}

describe('[security 2.5] a queue of small updates of one client', () => {
  it.each([1, 20])('costs twice as much where it is twice as long, and not more (%i tabs)', (tabs) => {
    const [few, many] = [workOf(200, tabs), workOf(400, tabs)]
    expect([few.outcome, many.outcome, few.steps, many.steps]).toEqual(['allowed', 'allowed', 0, 0])
    for (const kind of ['read', 'integrated', 'sorted'] as const)
      expect([kind, many[kind] <= 2 * few[kind] + tabs]).toEqual([kind, true])
    // Each update is looked at once and brought in once.
    expect(many.read).toBeLessThanOrEqual(2 * 400)
    expect(many.integrated).toBeLessThanOrEqual(400)
  })
})

describe('[4.control] a queue of small updates of somebody who may only look', () => {
  let world: SyncWorld
  let place: SyncPlace
  beforeAll(async () => {
    world = await openWorld()
    place = await world.place({ refusals: 1_000, messages: { perSecond: 1e6, burst: 1e6 } })
  })
  afterAll(() => world.close())

  it('is refused unread, and costs nothing', async () => {
    const { draftId, client, doc } = await anEditor(world, place)
    const viewer = await openRaw(place.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => viewer.messages.length > 0, 'the viewer is let in')
    const updates = smallUpdates(doc, 190, 10)
    const work = countWork()
    for (const update of updates) viewer.update(update)
    await until(() => viewer.acks.length === updates.length, 'all answers')
    const { read, integrated } = work()
    expect(new Set(viewer.acks)).toEqual(new Set([false]))
    expect({ read, integrated }).toEqual({ read: 0, integrated: 0 })
    // The same from whoever holds control is work.
    for (const update of updates) client.update(update)
    await until(() => client.acks.length === updates.length, 'all answers')
    expect(work().integrated).toBeGreaterThanOrEqual(updates.length)
    for (const { ws } of [client, viewer]) ws.terminate()
  })
})
