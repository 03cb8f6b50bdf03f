import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { syncPace } from './sync-options.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ accessMs: 50 })
})
afterAll(() => world.close())

const invites = () => world.db.collection<{ _id: string }>('WebsiteInvites')
const inviteOf = (draftId: string, userId: string) => ({ _id: `${draftId}/${userId}` })

const aViewer = async (draftId: string) => {
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
  await until(() => client.messages.length > 0, 'a word about control')
  return client
}

describe('[security 2.5] a role that ended, where no word of it came', () => {
  it('closes the socket of whoever lost it at the next sweep, and nobody else’s', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    const other = await aViewer(draftId)
    client.update(retitle('while I may'))
    await until(() => client.acks.length === 1)
    await invites().deleteOne(inviteOf(draftId, ada.id))
    expect((await client.closed).code).toBe(4403)
    other.stepOne()
    await until(() => other.states.length > 0)
    expect(other.ws.readyState).toBe(other.ws.OPEN)
    other.ws.terminate()
  })

  it('lets whoever may only look from now on write no more, and stay', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    await invites().updateOne(inviteOf(draftId, ada.id), { $set: { role: 'Viewer' } })
    await until(() => client.messages.some((message) => message.t === 'control' && !message.write), 'a word')
    client.update(retitle('no more'))
    await until(() => client.messages.some((message) => message.t === 'refused'), 'a refusal')
    expect((await world.log.control(draftId))?.seq).toBe(1)
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    client.ws.terminate()
  })

  it('closes the socket of everybody, its owner too, once the website is in the trash', async () => {
    const { draftId, client } = await anEditor(world, place)
    const other = await aViewer(draftId)
    const drafts = world.db.collection<{ _id: string }>('DraftWebsites')
    await drafts.updateOne({ _id: draftId }, { $set: { userId: ada.id, trashedAt: new Date() } })
    expect((await other.closed).code).toBe(4403)
    expect((await client.closed).code).toBe(4403)
    const again = await openRaw(place.url, draftId)
    again.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1, want: 'edit' })
    await until(() => again.refusedBecause.length > 0, 'a refusal')
    expect(again.refusedBecause).toEqual(['no-access'])
    again.ws.terminate()
  })

  it('and of a session, is looked for often enough to be found within two seconds', () => {
    expect(syncPace.accessMs).toBeLessThan(2_000)
  })

  it('is not one while an owner has no invite', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    await world.db
      .collection<{ _id: string }>('DraftWebsites')
      .updateOne({ _id: draftId }, { $set: { userId: ada.id } })
    const other = await aViewer(draftId)
    await invites().deleteMany({ websiteId: draftId })
    expect((await other.closed).code).toBe(4403)
    client.update(retitle('mine'))
    await until(() => client.acks.length === 1)
    client.ws.terminate()
  })
})
