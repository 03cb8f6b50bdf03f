import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace
beforeEach(async () => {
  world = await openWorld()
  place = await world.place()
})
afterEach(() => world.close())

const metric = (name: string): number => {
  const line = place.sync
    .metrics()
    .split('\n')
    .find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

it('[operations] the metrics count drafts, sockets, accepts, refusals, appends and changes of control', async () => {
  const draftId = await world.draft()
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  client.stepOne()
  await until(() => client.states.length > 0)
  const doc = new Y.Doc()
  Y.applyUpdate(doc, client.states[0] ?? new Uint8Array())
  const before = Y.encodeStateVector(doc)
  setField(doc, { in: 'settings', field: 'pageTitle' }, 'Counted')
  client.update(Y.encodeStateAsUpdate(doc, before))
  await until(() => client.acks.length === 1)
  client.update(new Uint8Array([255, 255, 255]))
  await until(() => client.acks.length === 2)
  await world.take(draftId, ben)
  await until(() => metric('sync_control_changes_total') === 1)
  const names = [
    'sync_open_drafts',
    'sync_sockets',
    'sync_accepts_total',
    'sync_refusals_total{why="garbage"}',
    'sync_refusals_total{why="control"}',
    'sync_append_seconds_count',
    'sync_append_seconds_bucket{le="+Inf"}',
  ]
  expect(names.map(metric)).toEqual([1, 1, 1, 1, 0, 1, 1])
  expect(await place.sync.health()).toEqual({ status: 'ok', database: 'reachable' })
})
