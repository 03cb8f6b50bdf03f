import { materialise } from '@shingle/shared/draft/materialise.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ refusals: 1000, messages: { perSecond: 1e6, burst: 1e6 } })
})
afterAll(() => world.close())

const logged = async (draftId: string) => {
  const loaded = await world.log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  const { doc } = loaded.value
  return { seq: loaded.value.seq, doc }
}

describe('[draft] updates that come faster than they can be stored', () => {
  it('are stored together, and each of them is acknowledged', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    for (let at = 0; at < 100; at += 1) client.update(retitle(`Title ${at}`))
    await until(() => client.acks.length === 100, 'all acknowledgements')
    expect(client.acks.every(Boolean)).toBe(true)
    const { seq, doc: stored } = await logged(draftId)
    expect(materialise(stored)).toEqual(materialise(doc))
    expect(seq).toBeLessThan(100)
    expect(client.messages.at(-1)).toEqual({ t: 'saved', epoch: 1, seq })
    client.ws.terminate()
  })

  it('do not answer for each other: one that is refused leaves the others in', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    const good = [retitle('First'), retitle('Second')]
    const wrong = new Y.Doc()
    wrong.getMap('elsewhere').set('smuggled', true)
    const updates = [...good, Y.encodeStateAsUpdate(wrong), new Uint8Array([255, 255]), retitle('Third')]
    for (const update of updates) client.update(update)
    await until(() => client.acks.length === updates.length, 'all answers')
    expect(client.acks).toEqual([true, true, false, false, true])
    const refused = client.messages.flatMap((message) => (message.t === 'refused' ? [message.why] : []))
    expect(refused).toEqual(['schema', 'garbage'])
    const { doc: stored } = await logged(draftId)
    expect(materialise(stored)).toEqual(materialise(doc))
    expect([...stored.share.keys()]).toEqual(['draft'])
    client.ws.terminate()
  })

  it('wait for the handshake that brings what they build on', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    retitle('Typed offline')
    client.update(Y.encodeStateAsUpdate(doc), 1)
    for (let at = 0; at < 5; at += 1) client.update(retitle(`Typed since ${at}`))
    await until(() => client.acks.length === 6, 'all acknowledgements')
    expect(client.acks.every(Boolean)).toBe(true)
    expect(materialise((await logged(draftId)).doc).settings.pageTitle).toBe('Typed since 4')
    client.ws.terminate()
  })
})

describe('[draft] an accepted update', () => {
  it('is shown to everybody who looks on, and not sent back to its writer', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    const viewer = await openRaw(place.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => viewer.messages.length > 0, 'the viewer is let in')
    const update = retitle('Shown')
    client.update(update)
    await until(() => viewer.heard.length > 0 && client.acks.length > 0, 'the update and its answer')
    client.update(retitle('Shown again'))
    await until(() => viewer.heard.length > 1 && client.acks.length > 1, 'the next update and its answer')
    expect(viewer.heard[0]).toEqual(update)
    expect(client.heard).toEqual([])
    for (const { ws } of [client, viewer]) ws.terminate()
  })
})

describe('[draft] whoever opens a draft while somebody types', () => {
  it('gets all that was accepted, and then what follows', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    for (let at = 0; at < 5; at += 1) client.update(retitle(`Title ${at}`))
    await until(() => client.acks.length === 5, 'all acknowledgements')
    const viewer = await openRaw(place.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    viewer.stepOne()
    await until(() => viewer.states.length > 0, 'the first state')
    client.update(retitle('The last'))
    await until(() => viewer.heard.length > 0, 'what follows')
    const seen = new Y.Doc()
    for (const update of [...viewer.states, ...viewer.heard]) Y.applyUpdate(seen, update)
    expect(Y.encodeStateAsUpdate(seen)).toEqual(Y.encodeStateAsUpdate(doc))
    for (const { ws } of [client, viewer]) ws.terminate()
  })
})

describe('[draft] a viewer who has met a faster server', () => {
  it('is found to hold nothing but what is durable', async () => {
    const { draftId, client, doc, retitle } = await anEditor(world, place)
    world.bus.isCut = true
    const slower = await world.place()
    const viewer = await openRaw(slower.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => viewer.messages.length > 0, 'the viewer is let in')
    client.update(retitle('Only one server heard of it'))
    await until(() => client.acks.length > 0, 'an acknowledgement')
    viewer.update(Y.encodeStateAsUpdate(doc), 1)
    await until(() => viewer.acks.length > 0, 'an answer')
    retitle('Nobody heard of it')
    viewer.update(Y.encodeStateAsUpdate(doc), 1)
    await until(() => viewer.acks.length > 1, 'an answer')
    expect(viewer.acks).toEqual([true, false])
    world.bus.isCut = false
    for (const { ws } of [client, viewer]) ws.terminate()
  })
})
