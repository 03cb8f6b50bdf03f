import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, freshDraftId, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { until } from './fixtures/until.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())

it('[security 2.5] a stored draft that would stall the process is not opened, and others are', async () => {
  const doc = new Y.Doc()
  // From before the guard: Yjs copies such a list once for each of its values.
  doc.getArray('list').push([1, 2, 3])
  const draftId = freshDraftId()
  await world.log.create(draftId, ada, Y.encodeStateAsUpdate(doc))
  const join = async (id: string) => {
    const client = await openRaw(place.url, id)
    client.authenticate({ jwt: await world.ticket(id, ada), epoch: 1 })
    await until(() => client.refusedBecause.length + client.messages.length > 0, 'an answer')
    client.ws.terminate()
    return client.refusedBecause
  }
  expect(await join(draftId)).toEqual(['try-again'])
  expect(await join(draftId)).toEqual(['try-again'])
  expect(await join(await world.draft())).toEqual([])
})
