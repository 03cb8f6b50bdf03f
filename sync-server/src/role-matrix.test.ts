import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import type { AskMessage } from '@shingle/shared/presence/presence.ts'
import type { DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { signSyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import * as encoding from 'lib0/encoding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { sessionOf } from './fixtures/admit.ts'
import { comeTo, type Onlooker } from './fixtures/onlooker.ts'
import { openRaw, type RawClient, wire } from './fixtures/raw-client.ts'
import { ada, openWorld, type SyncPlace, type SyncWorld, secret } from './fixtures/sync-world.ts'
import { syncPace } from './sync-options.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  const openings = { perSecond: 1000, burst: 1000 }
  place = await world.place({
    people: { ...syncPace.people, gatherMs: 10 },
    openings,
    authenticationMs: 1_000,
  })
})
afterAll(() => world.close())

const clock = () => new Date()
const longAgo = () => new Date(Date.now() - 3_600_000)
const uma: DraftUser = { id: 'uma', name: 'Uma' }
const rows = (collection: string) => world.db.collection<{ _id: string }>(collection)
const own = (draftId: string) =>
  rows('DraftWebsites').updateOne({ _id: draftId }, { $set: { userId: uma.id } })
/** A ticket for a draft, as the api would have signed it while its account might. */
const ticketFor = (draftId: string, when = clock) =>
  signSyncTicket(
    { draftId, userId: uma.id, name: uma.name, sid: sessionOf(uma), role: 'Collaborator' },
    { secret, clock: when },
  )
const inviteOf = (draftId: string) => ({ _id: `${draftId}/${uma.id}` })

/** Makes Uma what she is to a draft, and answers what she proves it with. */
type Become = (draftId: string) => Promise<string>

/** Those who are let in to nothing, and why. */
const refused: Readonly<Record<string, readonly [string, Become]>> = {
  anonymous: ['ticket', async () => ''],
  stranger: [
    'no-access',
    async (draftId) => {
      // Signed in, and at home elsewhere.
      await world.ticket(await world.draft(), uma)
      return ticketFor(draftId)
    },
  ],
  pending: [
    'no-access',
    async (draftId) => {
      const jwt = await world.ticket(draftId, uma)
      await rows('WebsiteInvites').updateOne(inviteOf(draftId), { $set: { accepted: false } })
      return jwt
    },
  ],
  'former editor': [
    'no-access',
    async (draftId) => {
      const jwt = await world.ticket(draftId, uma)
      await rows('WebsiteInvites').deleteOne(inviteOf(draftId))
      return jwt
    },
  ],
  'other owner': [
    'no-access',
    async (draftId) => {
      const theirs = await world.draft()
      await world.ticket(theirs, uma)
      await own(theirs)
      return ticketFor(draftId)
    },
  ],
  'other owner, by the ticket of their own draft': [
    'ticket',
    async () => {
      const theirs = await world.draft()
      const jwt = await world.ticket(theirs, uma)
      await own(theirs)
      return jwt
    },
  ],
  'expired ticket': [
    'ticket',
    async (draftId) => {
      await world.ticket(draftId, uma)
      return ticketFor(draftId, longAgo)
    },
  ],
  'deleted user': [
    'ticket',
    async (draftId) => {
      const jwt = await world.ticket(draftId, uma)
      await rows('WebsiteInvites').deleteOne(inviteOf(draftId))
      await rows('Sessions').deleteOne({ _id: sessionOf(uma) })
      return jwt
    },
  ],
}

const say = (client: RawClient, message: AskMessage): void =>
  client.send(wire.stateless, (encoder) => encoding.writeVarString(encoder, JSON.stringify(message)))

/** All that can be done at a socket. */
const acts: Readonly<Record<string, (client: RawClient) => void>> = {
  'asks for the document': (client) => client.stepOne(),
  writes: (client) => client.update(retitled([])),
  'writes as an answer': (client) => client.update(retitled([]), 1),
  'says where they look': (client) =>
    client.send(wire.awareness, (encoder) => encoding.writeVarUint8Array(encoder, new Uint8Array([0]))),
  'asks who is there': (client) => client.send(wire.queryAwareness, () => undefined),
  'asks for edit control': (client) => say(client, { t: 'ask' }),
  'takes their asking back': (client) => say(client, { t: 'withdraw' }),
  'answers whoever asks': (client) => say(client, { t: 'answer', to: ada.id, answer: 'hand-over' }),
}

/** Ada edits a draft of hers, and looks who else is there. */
const aDraftWithAda = async () => {
  const draftId = await world.draft()
  return { draftId, editor: await comeTo(world, place, { draftId, user: ada }) }
}
const retitled = (states: readonly Uint8Array[]): Uint8Array => {
  const doc = new Y.Doc()
  for (const state of states) Y.applyUpdate(doc, state)
  const before = Y.encodeStateVector(doc)
  setField(doc, { in: 'settings', field: 'pageTitle' }, 'By Uma')
  return Y.encodeStateAsUpdate(doc, before)
}
const seqOf = async (draftId: string) => (await world.log.control(draftId))?.seq
const idsSeen = ({ client }: Onlooker) =>
  client.told.flatMap((told) => (told.t === 'people' ? told.people.map(({ id }) => id) : []))

describe('[6.roles] at the socket of a draft', () => {
  it.each(Object.entries(refused))(
    'is refused, and neither seen nor heard: %s',
    async (_, [reason, become]) => {
      const { draftId, editor } = await aDraftWithAda()
      const jwt = await become(draftId)
      const tries = (['edit', 'view'] as const).flatMap((want) =>
        Object.values(acts).map(async (act) => {
          const client = await openRaw(place.url, draftId)
          client.authenticate({ jwt, epoch: 1, want })
          await until(() => client.refusedBecause.length > 0, 'a refusal')
          act(client)
          // Whoever goes on regardless is let go: at once where they write, or when their time to say who they are is over.
          expect([4401, 4422]).toContain((await client.closed).code)
          const { refusedBecause, states, heard, told, messages } = client
          return { refusedBecause, states, heard, told, messages }
        }),
      )
      const nothing = { refusedBecause: [reason], states: [], heard: [], told: [], messages: [] }
      expect(await Promise.all(tries)).toEqual(tries.map(() => nothing))
      editor.look('after')
      await until(() => editor.person('ada')?.at === 'after', 'all of it was heard')
      expect([new Set(idsSeen(editor)), await seqOf(draftId)]).toEqual([new Set(['ada']), 1])
      editor.client.ws.terminate()
    },
  )

  /** What those who are let in may do: all look and are seen. */
  it.each([
    { who: 'viewer', role: 'Viewer', asks: false, writes: false },
    { who: 'editor', role: 'Collaborator', asks: true, writes: true },
    // Ruling 7: an Admin is what an editor is.
    { who: 'admin', role: 'Admin', asks: true, writes: true },
    { who: 'owner', role: 'Collaborator', asks: true, writes: true },
  ] as const)('a $who looks on and is seen; asks: $asks; writes once in control: $writes', async (may) => {
    const { draftId, editor } = await aDraftWithAda()
    const { role } = may
    if (may.who === 'owner') await world.ticket(draftId, uma).then(() => own(draftId))
    const visitor = await comeTo(world, place, { draftId, user: uma, role })
    visitor.client.stepOne()
    await until(() => visitor.client.states.length > 0, 'the document')
    await until(() => editor.person('uma') !== undefined, 'Uma is seen')
    visitor.say({ t: 'ask' })
    visitor.look('asked')
    await until(() => editor.person('uma')?.at === 'asked', 'all of it was heard')
    expect(editor.person('uma')?.asks !== undefined).toBe(may.asks)
    // Nobody writes beside whoever is in control.
    visitor.client.update(retitled(visitor.client.states))
    await until(() => visitor.client.messages.some(({ t }) => t === 'refused'), 'a refusal')
    expect(await seqOf(draftId)).toBe(1)
    await world.take(draftId, uma)
    const taken = await seqOf(draftId)
    const writer = await openRaw(place.url, draftId)
    writer.authenticate({ jwt: await world.ticket(draftId, uma, role), epoch: 2 })
    writer.stepOne()
    await until(
      () => writer.states.length > 0 || writer.refusedBecause.length > 0,
      'the document or a refusal',
    )
    if (writer.states.length > 0) {
      writer.update(retitled(writer.states))
      await until(() => writer.acks.length > 0, 'an answer')
    }
    expect(((await seqOf(draftId)) ?? 0) - (taken ?? 0)).toBe(may.writes ? 1 : 0)
    for (const { ws } of [editor.client, visitor.client, writer]) ws.terminate()
  })
})
