import { announceNoAccess, announceRoles } from '@shingle/storage/draft-log/draft-announcements.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEditor } from './fixtures/an-editor.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace
const never = 3_600_000
beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ sweepMs: never, accessMs: never })
})
afterAll(() => world.close())

describe('[4.editors] roles that changed', () => {
  it('let everybody come again, to be let in as what they are now', async () => {
    const { draftId, client } = await anEditor(world, place)
    await announceRoles(world.bus, draftId)
    expect((await client.closed).code).toBe(1012)
  })

  it('[security 2.5] apply nothing of a removed editor once control is the owner’s, whoever has not heard', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    client.update(retitle('before'))
    await expect.poll(() => client.acks.length).toBe(1)
    await world.db.collection('WebsiteInvites').deleteMany({ websiteId: draftId })
    const epoch = (await world.log.control(draftId))?.epoch ?? 0
    await world.log.take(draftId, { seen: epoch, user: ben })
    for (let count = 0; count < 20; count += 1) client.update(retitle(`after ${count}`))
    await expect.poll(() => client.messages.some(({ t }) => t === 'refused')).toBe(true)
    // The seed, one update, and the change of control.
    expect((await world.log.control(draftId))?.seq).toBe(3)
    await announceNoAccess(world.bus, draftId, ada.id)
    expect((await client.closed).code).toBe(4403)
  })
})
