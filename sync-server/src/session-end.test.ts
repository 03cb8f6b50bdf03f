import { until } from '@shingle/shared/time/until.testing.ts'
import { announceSessionEnd } from '@shingle/storage/bus/session-ended.ts'
import { browserMark, signSyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from './fixtures/admit.ts'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld, secret } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ accessMs: 50 })
})
afterAll(() => world.close())

const signOut = (sid: string) =>
  world.db
    .collection<{ _id: string }>('Sessions')
    .updateOne({ _id: sid }, { $set: { revokedAt: new Date() } })
const takeAccess = (draftId: string) =>
  world.db.collection('WebsiteInvites').deleteMany({ websiteId: draftId })
const refused = async (draftId: string, jwt: string) => {
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt, epoch: 1 })
  await until(() => client.refusedBecause.length > 0 || client.messages.length > 0)
  client.ws.terminate()
  return client.refusedBecause[0]
}

describe('[security 2.5] a session that ended', () => {
  it('writes no more from the moment that is told, and its ticket opens nothing', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    const jwt = await world.ticket(draftId, ada)
    client.update(retitle('before'))
    await until(() => client.acks.length === 1)
    await signOut(sessionOf(ada))
    await announceSessionEnd(world.bus, sessionOf(ada))
    for (let count = 0; count < 20; count += 1) client.update(retitle(`after ${count}`))
    expect(await client.closed).toEqual({ code: 4401, reason: 'unauthorized' })
    const seq = (await world.log.control(draftId))?.seq
    expect([client.acks.filter((isTaken) => isTaken).length, seq]).toEqual([1, 2])
    expect(await refused(draftId, jwt)).toBe('ticket')
  })

  it('is found at the next sweep where the word was lost', async () => {
    const { client } = await anEditor(world, place)
    await signOut(sessionOf(ada))
    expect(await client.closed).toEqual({ code: 4401, reason: 'unauthorized' })
  })

  it('closes nothing of another session', async () => {
    const { draftId } = await anEditor(world, place)
    const other = await openRaw(place.url, draftId)
    other.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => other.messages.length > 0)
    await announceSessionEnd(world.bus, sessionOf(ada))
    other.stepOne()
    await until(() => other.states.length > 0)
    expect(other.ws.readyState).toBe(other.ws.OPEN)
    other.ws.terminate()
  })
})

describe('[security 2.5] a ticket', () => {
  it('serves its own browser alone, as often as that comes back', async () => {
    const draftId = await world.draft()
    await world.ticket(draftId, ada)
    const claims = { draftId, userId: ada.id, name: ada.name, sid: sessionOf(ada), role: 'Owner' } as const
    const key = { secret, clock: () => new Date() }
    const jwt = await signSyncTicket({ ...claims, browser: browserMark('mine') }, key)
    const from = async (cookie?: string) => {
      const client = await openRaw(place.url, draftId, cookie === undefined ? {} : { cookie })
      client.authenticate({ jwt, epoch: 1 })
      await until(() => client.refusedBecause.length > 0 || client.messages.length > 0)
      client.ws.terminate()
      return client.refusedBecause[0]
    }
    for (const cookie of [undefined, 'sign-in=yours', 'other=mine', 'sign-in=', 'x-sign-in=mine'])
      expect([cookie, await from(cookie)]).toEqual([cookie, 'ticket'])
    for (const cookie of ['sign-in=mine', 'refresh=x; sign-in=mine; y=z'])
      expect([cookie, await from(cookie)]).toEqual([cookie, undefined])
  })

  it('ends with the access it was given for', async () => {
    const draftId = await world.draft()
    const jwt = await world.ticket(draftId, ada)
    expect(await refused(draftId, jwt)).toBeUndefined()
    await takeAccess(draftId)
    expect(await refused(draftId, jwt)).toBe('no-access')
  })

  it('gives what its account may do now, not what it might when it was signed', async () => {
    const draftId = await world.draft()
    const jwt = await world.ticket(draftId, ada)
    await world.ticket(draftId, ada, 'Viewer')
    expect(await refused(draftId, jwt)).toMatch(/^stale:/)
  })

  it('of a session that never was, or of somebody else’s, opens nothing', async () => {
    const draftId = await world.draft()
    await world.ticket(draftId, ada)
    await world.ticket(draftId, ben)
    const key = { secret, clock: () => new Date() }
    for (const sid of ['nobody', sessionOf(ben)]) {
      const claims = { draftId, userId: ada.id, name: ada.name, sid, role: 'Owner' } as const
      expect([sid, await refused(draftId, await signSyncTicket(claims, key))]).toEqual([sid, 'ticket'])
    }
  })
})
