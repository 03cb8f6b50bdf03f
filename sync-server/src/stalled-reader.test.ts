import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openRaw, type RawClient } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

const plenty = { perSecond: 1e9, burst: 1e9 }

beforeAll(async () => {
  world = await openWorld()
  place = await world.place({
    backlogBytes: 100_000,
    backlogMs: 60,
    sweepMs: 20,
    bytes: plenty,
    messages: plenty,
  })
})
afterAll(() => world.close())

const joined = async (draftId: string, user: typeof ada, want: 'edit' | 'view'): Promise<RawClient> => {
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, user), epoch: 1, want })
  client.stepOne()
  await until(() => client.states.length > 0)
  return client
}

it('[security 2.5] a reader that stops reading is let go, and the writer notices nothing', async () => {
  const draftId = await world.draft()
  const writer = await joined(draftId, ada, 'edit')
  const reader = await joined(draftId, ben, 'view')
  const doc = new Y.Doc()
  for (const state of writer.states) Y.applyUpdate(doc, state)
  doc.on('update', (update: Uint8Array) => writer.update(update))
  const added = addSection(doc, 'CodeEmbed')
  if (!added.ok) throw new Error(added.problem.text)
  const address = { in: 'section', section: added.value, field: 'code' } as const

  reader.ws.pause()
  let written = 1
  while (reader.ws.readyState === reader.ws.OPEN && written < 300) {
    setField(doc, address, String.fromCharCode(65 + (written % 26)).repeat(100_000))
    written += 1
    await until(() => writer.acks.length >= written, 'an acknowledgement')
    // A paused socket does not hear that it was closed: it looks up now and then, for one update's time.
    if (written % 50 === 0) reader.ws.resume()
    if (written % 50 === 1) reader.ws.pause()
  }
  expect(writer.acks.every(Boolean)).toBe(true)
  reader.ws.resume()
  // Told why, or cut off where it did not read that either.
  expect([4408, 1006]).toContain((await reader.closed).code)
}, 60_000)
