import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { anEditor } from './fixtures/an-editor.ts'
import { attackedDraft } from './fixtures/attacked-draft.ts'
import { piecesUpdate, walksUpdate } from './fixtures/large-draft.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, openWorld, type SyncWorld } from './fixtures/sync-world.ts'
import { followUpdates } from './follow-updates.ts'

let world: SyncWorld
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const written = (doc: Y.Doc, titles: readonly string[]): Uint8Array => {
  const tab = new Y.Doc()
  Y.applyUpdate(tab, Y.encodeStateAsUpdate(doc))
  for (const title of titles) setField(tab, { in: 'settings', field: 'pageTitle' }, title)
  return Y.encodeStateAsUpdate(tab, Y.encodeStateVector(doc))
}

it('[security 2.5] a server counts what it took to follow the others: nobody vouches for a state that came from elsewhere', async () => {
  const patient = await world.place({ snapshotMs: 60_000, snapshotMaximumMs: 600_000 })
  const strict = await world.place({
    snapshotMs: 40,
    snapshotMaximumMs: 60_000,
    vetted: { steps: 0, moves: 0 },
  })
  const { client, doc, draftId } = await anEditor(world, patient)
  const other = await openRaw(strict.url, draftId)
  other.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  other.stepOne()
  await until(() => other.states.length > 0, 'the first state')
  // Two tabs apart from each other: cheap to write, and dearer to load than the other server allows.
  for (const titles of [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ])
    client.update(written(doc, titles), 1)
  await until(() => client.acks.length === 2 && other.heard.length === 2, 'both are told')
  // It has something to store as soon as it took a word itself.
  for (const update of other.heard) Y.applyUpdate(doc, update)
  other.update(written(doc, ['The last']))
  await until(() => strict.sync.metrics().includes('sync_rebuilds_total{why="dear"} 1'), 'it is written anew')
  for (const { ws } of [client, other]) ws.terminate()
})

it('[security 2.5] what takes many steps to follow leaves others their turn, and arrives whole and in order', async () => {
  const [live, replayed] = [attackedDraft(), attackedDraft()]
  for (const doc of [live, replayed]) leaveFormatting(doc)
  const pieces = 1_000
  const dear = [
    piecesUpdate(live, { writer: 7, pieces }),
    ...Array.from({ length: 30 }, (_, at) =>
      walksUpdate({ writer: 8, from: at * 2, across: [7, pieces], walks: 2 }),
    ),
  ]
  let hadTurn = false
  setImmediate(() => {
    hadTurn = true
  })
  expect(await followUpdates(attackedDraft(), [written(attackedDraft(), ['Typed'])])).toBe(0)
  expect(hadTurn).toBe(false)
  expect(await followUpdates(live, dear)).toBeGreaterThan(50_000)
  expect(hadTurn).toBe(true)
  for (const update of dear) Y.applyUpdate(replayed, update)
  expect(Y.encodeStateAsUpdate(live)).toEqual(Y.encodeStateAsUpdate(replayed))
})
