import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialisePart } from '@shingle/shared/draft/materialise.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let folder: string
let database: Awaited<ReturnType<typeof startEmbeddedMongo>>
let world: SyncWorld
let place: SyncPlace

const file = () => join(folder, 'drafts.db')
const portOf = (uri: string) => Number(new URL(uri).port)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sync-'))
  database = await startEmbeddedMongo({ file: file() })
  world = await openWorld(database.uri)
  place = await world.place({ snapshotMs: 20, snapshotMaximumMs: 40 })
})
afterEach(async () => {
  await world.close()
  await database.close()
  await rm(folder, { recursive: true })
})

/** Stops the database, and starts it again in the same place. */
const stopDatabase = () => database.close()
const startDatabase = async () => {
  database = await startEmbeddedMongo({ file: file(), port: portOf(database.uri) })
}

const loggedTitle = async (draftId: string): Promise<string> => {
  const loaded = await world.log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  const { doc } = loaded.value
  return materialisePart(doc, 'settings').pageTitle
}

const tailOf = async (draftId: string): Promise<number> => {
  const row = await world.db
    .collection<{ _id: string; tail: unknown[] }>('DraftSync')
    .findOne({ _id: draftId })
  return row?.tail.length ?? -1
}

describe('[reliability R6] while the database is down', () => {
  it('nothing is acknowledged, and what is offered again later arrives', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    await stopDatabase()
    client.update(retitle('while it is down'))
    await until(() => client.acks.length > 0, 'an answer')
    expect(client.acks).toEqual([false])
    expect(client.messages.at(-1)).toMatchObject({ t: 'refused', why: 'busy' })
    await startDatabase()
    client.update(Y.encodeStateAsUpdate(doc), 1)
    await until(() => client.acks.length > 1, 'an acknowledgement')
    expect(client.acks).toEqual([false, true])
    expect(await loggedTitle(draftId)).toBe('while it is down')
  })

  it('a draft whose snapshot failed is snapshotted when it is back, though everybody left', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    client.update(retitle('kept'))
    await until(() => client.acks.length > 0)
    await stopDatabase()
    client.ws.close()
    await client.closed
    await startDatabase()
    await until(async () => (await tailOf(draftId)) === 0, 'a snapshot')
    expect(await loggedTitle(draftId)).toBe('kept')
  })

  it('opening is refused for now, and works when it is back', async () => {
    const { draftId, client } = await anEditor(world, place)
    client.ws.close()
    await client.closed
    const token = { jwt: await world.ticket(draftId, ada), epoch: 1 }
    await stopDatabase()
    const second = await openRaw(place.url, draftId)
    second.authenticate(token)
    await until(() => second.refusedBecause.length > 0)
    expect(second.refusedBecause).toEqual(['try-again'])
    await startDatabase()
    second.authenticate(token)
    second.stepOne()
    await until(() => second.states.length > 0)
  })
})

describe('[draft] what follows an edit', () => {
  it('is a short tail and a list entry that tells the name, the time and the editor', async () => {
    const { draftId, client, doc } = await anEditor(world, place)
    const rows = world.db.collection<{ _id: string; websiteSettings: object }>('DraftWebsites')
    const websiteSettings = { id: draftId, businessName: '', favIcon: null }
    await rows.updateOne({ _id: draftId }, { $set: { websiteSettings } })
    const before = Y.encodeStateVector(doc)
    setField(doc, { in: 'business', field: 'name' }, 'Brightwater Plumbing')
    client.update(Y.encodeStateAsUpdate(doc, before))
    await until(async () => (await tailOf(draftId)) === 0 && client.acks.length > 0, 'a snapshot')
    await until(async () => 'lastModifiedBy' in ((await rows.findOne({ _id: draftId })) ?? {}), 'a mirror')
    expect(await rows.findOne({ _id: draftId })).toMatchObject({
      websiteSettings: { id: draftId, businessName: 'Brightwater Plumbing', favIcon: null },
      lastModifiedBy: { userId: 'ada', timestamp: expect.any(Date) },
      lastDesignedAt: expect.any(Date),
    })
  })
})

describe('[security 2.5] losing access', () => {
  it('stops the writer in the same moment and closes the socket', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    const { announceNoAccess } = await import('@shingle/storage/draft-log/draft-announcements.ts')
    await announceNoAccess(world.bus, draftId, ben.id)
    client.update(retitle('still mine'))
    await until(() => client.acks.length > 0)
    for (let at = 0; at < 50; at += 1) client.update(retitle(`late ${at}`))
    await announceNoAccess(world.bus, draftId, ada.id)
    // Within a process, too, news arrive a turn later.
    await nextTurn()
    await nextTurn()
    client.update(retitle('too late'))
    expect((await client.closed).code).toBe(4403)
    const { seq = 0 } = (await world.log.control(draftId)) ?? {}
    const saved = client.messages.flatMap((message) => (message.t === 'saved' ? [message.seq] : []))
    // One write may have been on its way into the log in that moment; its acknowledgement found the socket closed.
    expect([saved.at(-1), (saved.at(-1) ?? 0) + 1]).toContain(seq)
    expect(await loggedTitle(draftId)).not.toBe('too late')
  })

  it('comes with the end of the draft, for everybody', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    await world.log.remove(draftId)
    client.update(retitle('into the void'))
    expect((await client.closed).code).toBe(4403)
    expect(await world.log.control(draftId)).toBeUndefined()
  })
})

describe('[reliability R24] a shutdown', () => {
  it('tells every client to come back, snapshots what is open and ends', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    client.update(retitle('last words'))
    await until(() => client.acks.length > 0)
    await place.sync.close()
    expect(await client.closed).toEqual({ code: 1012, reason: 'restarting' })
    expect(await tailOf(draftId)).toBe(0)
  })
})
