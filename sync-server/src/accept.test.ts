import { invalidAnalyticsId } from '@shingle/shared/analytics/analytics-id.ts'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import * as encoding from 'lib0/encoding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { openRaw, type RawClient, wire } from './fixtures/raw-client.ts'
import { ada, ben, freshDraftId, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

let world: SyncWorld
let place: SyncPlace
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeAll(async () => {
  process.on('unhandledRejection', note)
  world = await openWorld()
  place = await world.place({ refusals: 1000, socketsPerUser: 1000 })
})
afterAll(async () => {
  await world.close()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

/** A client in control of a fresh draft, with a document that equals the server's. */
const anEditor = async () => edit(await world.draft())

const edit = async (draftId: string) => {
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  client.stepOne()
  await until(() => client.states.length > 0, 'the first state')
  const doc = new Y.Doc()
  for (const state of client.states) Y.applyUpdate(doc, state)
  return { draftId, client, doc }
}

/** The update of one change. */
const change = (doc: Y.Doc, write: (draft: Y.Map<unknown>) => void): Uint8Array => {
  const before = Y.encodeStateVector(doc)
  doc.transact(() => write(doc.getMap('draft')))
  return Y.encodeStateAsUpdate(doc, before)
}

const settingsOf = (draft: Y.Map<unknown>): Y.Map<unknown> => {
  const settings = draft.get('settings')
  if (settings instanceof Y.Map) return settings
  throw new Error('the draft has no settings')
}

const retitle = (doc: Y.Doc, title: unknown): Uint8Array =>
  change(doc, (draft) => settingsOf(draft).set('pageTitle', title))

const offer = async (client: RawClient, update: Uint8Array, step = 2) => {
  const { length } = client.acks
  client.update(update, step)
  await until(() => client.acks.length > length, 'an acknowledgement')
  const message = client.messages.at(-1)
  return { ack: client.acks.at(-1), why: message?.t === 'refused' ? message.why : message?.t }
}

/** The draft as the log has it, which is what survives. */
const logged = async (draftId: string) => {
  const loaded = await world.log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  const { doc } = loaded.value
  return { seq: loaded.value.seq, doc, json: JSON.stringify(doc.getMap('draft').toJSON()) }
}

/** Nests maps one by one: Yjs itself could not integrate them at once. */
const nest = (draft: Y.Map<unknown>, depth: number): void => {
  let inner = settingsOf(draft)
  for (let level = 0; level < depth; level += 1) inner = inner.set('x', new Y.Map<unknown>())
}

const sectionOfType = (draft: Y.Map<unknown>, type: string): Y.Map<unknown> => {
  const sections = draft.get('sections')
  const members = sections instanceof Y.Map ? [...sections.values()] : []
  const found = members.find((section) => section instanceof Y.Map && section.get('type') === type)
  if (found instanceof Y.Map) return found
  throw new Error(`the draft has no ${type}`)
}

/** Empties a section that is no header, and calls it one. */
const turnIntoHeader = (draft: Y.Map<unknown>): void => {
  const other = sectionOfType(draft, 'Introduction')
  for (const key of [...other.keys()]) if (key !== 'order') other.delete(key)
  other.set('type', 'Header')
}

const footerOf = (draft: Y.Map<unknown>) => sectionOfType(draft, 'Footer')

/** Puts the footer at a place. */
const placeFooter = (order: string) => (draft: Y.Map<unknown>) => void footerOf(draft).set('order', order)

/** Adds an item to the services at a place. */
const addItemAt = (order: string | undefined) => (draft: Y.Map<unknown>) => {
  const items = sectionOfType(draft, 'Services').get('items')
  if (!(items instanceof Y.Map)) throw new Error('the services have no list')
  items.set('newcomer', new Y.Map(order === undefined ? [] : [['order', order]]))
}

/** Replaces one run of bytes by another of the same length. */
const patch = (update: Uint8Array, from: readonly number[], to: readonly number[]): Uint8Array => {
  const at = update.findIndex((_, index) => from.every((byte, offset) => update[index + offset] === byte))
  if (at < 0 || from.length !== to.length) throw new Error('nothing to patch')
  update.set(to, at)
  return update
}

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)]

/** A value with a key that no library would write. */
const withPrototype = (doc: Y.Doc): Uint8Array =>
  patch(retitle(doc, { aaaaaaaaa: { isOwner: true } }), bytes('aaaaaaaaa'), bytes('__proto__'))

/**
 * A value of arrays in arrays, deeper than any stack: lib0 writes a text as 119, length, bytes, and an array
 * as 117, length, members.
 */
const withDeepArrays = (doc: Y.Doc): Uint8Array => {
  const text = 'x'.repeat(40_001)
  const written = [119, 0xc1, 0xb8, 0x02, ...bytes(text)]
  const arrays = Array.from({ length: written.length }, (_, at) => (at % 2 === 0 ? 117 : 1))
  return patch(retitle(doc, text), written, arrays)
}

describe('[draft] the accept point', () => {
  it('acknowledges an update only when the log has it, and says at which number', async () => {
    const { draftId, client, doc } = await anEditor()
    expect(await offer(client, retitle(doc, 'Hello'))).toEqual({ ack: true, why: 'saved' })
    expect(client.messages.at(-1)).toEqual({ t: 'saved', epoch: 1, seq: 2 })
    expect((await logged(draftId)).json).toContain('"pageTitle":"Hello"')
  })

  it('acknowledges the same update twice and stores it once', async () => {
    const { draftId, client, doc } = await anEditor()
    const update = retitle(doc, 'Hello')
    await offer(client, update)
    expect(await offer(client, update)).toEqual({ ack: true, why: 'saved' })
    expect((await logged(draftId)).seq).toBe(2)
  })

  it.each<[string, string, (doc: Y.Doc) => Uint8Array]>([
    ['garbage', 'garbage', () => new Uint8Array([255, 255, 1, 2, 3, 4, 5])],
    ['nothing at all', 'garbage', () => new Uint8Array([])],
    ['millions of announced items', 'garbage', () => new Uint8Array([1, 255, 255, 255, 15, 1, 0])],
    ['junk behind a good update', 'garbage', (doc) => new Uint8Array([...retitle(doc, 'x'), 1, 2, 3])],
    ['the other encoding', 'garbage', (doc) => Y.convertUpdateFormatV1ToV2(retitle(doc, 'x'))],
    ['values nested too deep to read', 'garbage', withDeepArrays],
    [
      'work built on missing work',
      'gap',
      (doc) => {
        retitle(doc, 'never sent')
        return retitle(doc, 'sent')
      },
    ],
    ['a foreign root', 'schema', (doc) => change(doc, () => doc.getMap('smuggled').set('a', 1))],
    ['an unknown field', 'schema', (doc) => change(doc, (draft) => settingsOf(draft).set('evil', 1))],
    ['an unknown part', 'schema', (doc) => change(doc, (draft) => draft.set('evil', 1))],
    ['a shared type in place of a value', 'schema', (doc) => retitle(doc, new Y.Map())],
    ['shared types nested deep', 'schema', (doc) => change(doc, (draft) => nest(draft, 3_000))],
    ['a subdocument', 'schema', (doc) => retitle(doc, new Y.Doc())],
    ['raw bytes', 'schema', (doc) => retitle(doc, new Uint8Array(4))],
    ['a key that reaches the prototype', 'schema', withPrototype],
    ['a text over its limit', 'limit', (doc) => retitle(doc, 'x'.repeat(100_000))],
    ['a value of the wrong kind', 'limit', (doc) => retitle(doc, 7)],
    ['an update over its size', 'limit', (doc) => retitle(doc, 'x'.repeat(300 * 1024))],
    ['a second header, made of another section', 'limit', (doc) => change(doc, turnIntoHeader)],
    ['a place that is none', 'schema', (doc) => change(doc, placeFooter('!!!'))],
    ['a place no key can follow', 'schema', (doc) => change(doc, placeFooter('undefined'))],
    ['a section without a place', 'schema', (doc) => change(doc, (draft) => footerOf(draft).delete('order'))],
    ['a list item at no place', 'schema', (doc) => change(doc, addItemAt('!!!'))],
    ['a list item without a place', 'schema', (doc) => change(doc, addItemAt(undefined))],
    ['another version', 'schema', (doc) => change(doc, (draft) => draft.set('v', 99))],
    ['a map in place of the version', 'schema', (doc) => change(doc, (draft) => draft.set('v', new Y.Map()))],
    ['the removal of everything', 'schema', (doc) => change(doc, (draft) => draft.clear())],
  ])('refuses %s (%s), and document and log stay as they were', async (_, why, make) => {
    const { draftId, client, doc } = await anEditor()
    const before = await logged(draftId)
    expect(await offer(client, make(doc))).toEqual({ ack: false, why })
    const after = await logged(draftId)
    expect([after.seq, after.json]).toEqual([before.seq, before.json])
    expect(after.doc.store.pendingStructs).toBeNull()

    const fresh = new Y.Doc()
    for (const state of client.states) Y.applyUpdate(fresh, state)
    expect(await offer(client, retitle(fresh, 'still alive'))).toEqual({ ack: true, why: 'saved' })
  })

  it('names the field that breaks a rule, and the rule', async () => {
    const { client, doc } = await anEditor()
    await offer(client, retitle(doc, 'x'.repeat(100_000)))
    expect(client.messages.at(-1)).toMatchObject({
      why: 'limit',
      at: { in: 'settings', field: 'pageTitle' },
      text: expect.stringMatching(/\d+ characters/),
    })
    const again = await anEditor()
    const footer = change(again.doc, (draft) => void footerOf(draft).set('layout', 'sideways'))
    const sections = again.doc.getMap<Y.Map<Y.Map<unknown>>>('draft').get('sections')
    const isFooter = (key: string) => sections?.get(key)?.get('type') === 'Footer'
    const id = [...(sections?.keys() ?? [])].find(isFooter)
    await offer(again.client, footer)
    expect(again.client.messages.at(-1)).toMatchObject({
      at: { in: 'section', section: id, field: 'layout' },
    })
  })

  it('[5.analytics] refuses an id that is none, whoever typed it past the form', async () => {
    const { client, doc } = await anEditor()
    const identify = (id: string) => change(doc, (draft) => settingsOf(draft).set('analyticsId', id))
    expect(await offer(client, identify('G-ABC123'))).toEqual({ ack: true, why: 'saved' })
    expect(await offer(client, identify("G-';alert(1)"))).toEqual({ ack: false, why: 'limit' })
    expect(client.messages.at(-1)).toMatchObject({
      at: { in: 'settings', field: 'analyticsId' },
      text: invalidAnalyticsId.text,
    })
  })

  it('looks only at what an update touches: a value from before a rule does not stop other edits', async () => {
    const draftId = freshDraftId()
    const { settings, ...rest } = blankContent()
    const old = { ...rest, settings: { ...settings, pageTitle: 'x'.repeat(10_000) } }
    await world.log.create(draftId, ada, seedDraft(old))
    const { client, doc } = await edit(draftId)
    const describe = change(doc, (draft) => settingsOf(draft).set('description', 'New words'))
    expect(await offer(client, describe)).toEqual({ ack: true, why: 'saved' })
    expect(await offer(client, retitle(doc, 'y'.repeat(10_000)))).toEqual({ ack: false, why: 'limit' })
  })

  it('refuses a viewer’s updates in every kind of frame', async () => {
    const { draftId, client, doc } = await anEditor()
    const viewer = await openRaw(place.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => viewer.messages.length > 0, 'the viewer is let in')
    const update = retitle(doc, 'forged')
    expect(await offer(viewer, update)).toEqual({ ack: false, why: 'control' })
    expect((await offer(viewer, update, 1)).ack).toBe(false)
    viewer.send(wire.syncReply, (encoder) => {
      encoding.writeVarUint(encoder, 2)
      encoding.writeVarUint8Array(encoder, update)
    })
    viewer.send(wire.stateless, (encoder) => encoding.writeVarString(encoder, '{"t":"control","write":true'))
    await until(() => viewer.acks.length === 3)
    expect(viewer.acks).toEqual([false, false, false])
    expect((await logged(draftId)).seq).toBe(1)
    expect(client.ws.readyState).toBe(client.ws.OPEN)
  })

  it('looks at nothing of what a viewer sends', async () => {
    const { draftId, client, doc } = await anEditor()
    const viewer = await openRaw(place.url, draftId)
    viewer.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
    await until(() => viewer.messages.length > 0, 'the viewer is let in')
    for (let at = 0; at < 190; at += 1) viewer.update(new Uint8Array([255, 255, at]))
    await until(() => viewer.acks.length === 190, 'all answers')
    const reasons = viewer.messages.flatMap((message) => (message.t === 'refused' ? [message.why] : []))
    expect(new Set(reasons)).toEqual(new Set(['control']))
    expect(await offer(client, retitle(doc, 'Typed meanwhile'))).toEqual({ ack: true, why: 'saved' })
  })

  it('closes a socket whose updates are refused again and again', async () => {
    const strict = await world.place({ refusals: 3 })
    const draftId = await world.draft()
    const client = await openRaw(strict.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
    for (let round = 0; round < 3; round += 1) client.update(new Uint8Array([255, 255]))
    expect((await client.closed).code).toBe(4422)
  })

  it('of three thousand damaged updates lets through only what leaves a valid draft', () => {
    const seed = 20260301
    console.info(`seed ${seed}`)
    const random = seededRandom(seed).below
    const live = new Y.Doc()
    Y.applyUpdate(live, seedDraft(blankContent()))
    const good = retitle(Object.assign(cloned(live), { clientID: 7 }), 'a good update')
    const shadow = new Shadow(live)
    const outcomes = Array.from({ length: 3_000 }, () => {
      const damaged = Uint8Array.from(good)
      for (let times = 0; times <= random(3); times += 1) damaged[random(damaged.length)] = random(256)
      const trial = tryUpdates(shadow, [damaged], syncLimits.update)
      if (trial.outcome === 'allowed') {
        const after = cloned(live)
        Y.applyUpdate(after, damaged)
        expect(validateContent(materialise(after)).ok).toBe(true)
        shadow.drop()
      }
      return trial.outcome
    })
    shadow.close()
    expect(new Set(outcomes)).toContain('refused')
    expect(validateContent(materialise(live)).ok).toBe(true)
  })
})

const cloned = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}
