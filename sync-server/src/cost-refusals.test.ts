import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { rawUpdate } from './fixtures/raw-update.ts'
import { ada, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())

/** More writers than an update may have. */
const costly = () =>
  rawUpdate(Array.from({ length: 65 }, (_, at) => ({ client: 1000 + at, clock: 0, structs: [{ gc: 1 }] })))

it('[security 2.5] whoever keeps sending what costs too much is let go, and writes nothing for a while', async () => {
  const { client, draftId, retitle } = await anEditor(world, place)
  for (let times = 1; times <= 5; times += 1) {
    client.update(costly())
    // The last answer is that the socket is closed.
    if (times < 5) await until(() => client.acks.length === times, 'an answer')
  }
  expect((await client.closed).code).toBe(syncClose.invalid.code)
  expect(place.sync.metrics()).toContain('sync_cost_refusals_total 5\n')

  const again = await openRaw(place.url, draftId)
  again.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  await until(() => again.messages.length > 0, 'the editor is let in')
  again.update(retitle('Later'))
  await until(() => again.acks.length > 0, 'an answer')
  expect(again.messages.at(-1)).toMatchObject({ t: 'refused', why: 'busy' })
  again.ws.terminate()
})

it('[security 2.5] whoever was refused too often by one process writes nothing by another either', async () => {
  const elsewhere = await world.place()
  const { client, draftId, retitle } = await anEditor(world, elsewhere)
  client.update(retitle('Now'))
  await until(() => client.acks.length > 0, 'an answer')
  expect(client.messages.at(-1)).toMatchObject({ t: 'saved' })
  const { client: other } = await anEditor(world, await world.place())
  for (let times = 1; times <= 5; times += 1) other.update(costly())
  await other.closed
  await until(() => {
    client.update(retitle('Later'))
    return client.messages.some((message) => message.t === 'refused' && message.why === 'busy')
  }, `a refusal in ${draftId}`)
  client.ws.terminate()
})
