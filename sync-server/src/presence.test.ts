import * as encoding from 'lib0/encoding'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Awareness, applyAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { openRaw, type RawClient, wire } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { until } from './fixtures/until.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())

/** A presence message that claims any states under any ids. */
const claim = (client: RawClient, states: ReadonlyMap<number, unknown>, clock = 1) =>
  client.send(wire.awareness, (encoder) => {
    const inner = encoding.createEncoder()
    encoding.writeVarUint(inner, states.size)
    for (const [id, state] of states) {
      encoding.writeVarUint(inner, id)
      encoding.writeVarUint(inner, clock)
      encoding.writeVarString(inner, JSON.stringify(state))
    }
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(inner))
  })

const seenBy = (client: RawClient): Map<number, unknown> => {
  const awareness = new Awareness(new Y.Doc())
  awareness.setLocalState(null)
  for (const update of client.presence) applyAwarenessUpdate(awareness, update, null)
  const states = new Map(awareness.getStates())
  awareness.destroy()
  return states
}

const twoPeople = async () => {
  const draftId = await world.draft()
  const [one, two] = await Promise.all([openRaw(place.url, draftId), openRaw(place.url, draftId)])
  one.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  two.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 1, want: 'view' })
  await until(() => one.messages.length > 0 && two.messages.length > 0)
  return { one, two }
}

describe('[security 2.5] presence', () => {
  it('carries the name of the ticket, whatever the client claims', async () => {
    const { one, two } = await twoPeople()
    claim(two, new Map([[7, { user: { id: 'ada', name: 'Owner' }, at: 'hero' }]]))
    await until(() => seenBy(one).has(7))
    expect(seenBy(one)).toEqual(new Map([[7, { user: ben, at: 'hero' }]]))
  })

  it('is one per client: further ids are dropped', async () => {
    const { one, two } = await twoPeople()
    claim(
      two,
      new Map([
        [7, { at: 'a' }],
        [8, { at: 'b' }],
        [9, { at: 'c' }],
      ]),
    )
    await until(() => seenBy(one).has(7))
    claim(
      two,
      new Map([
        [8, { at: 'again' }],
        [7, { at: 'd' }],
      ]),
      2,
    )
    await until(() => JSON.stringify([...seenBy(one).values()]).includes('"d"'))
    expect([...seenBy(one).keys()]).toEqual([7])
  })

  it('cannot be taken from somebody else', async () => {
    const { one, two } = await twoPeople()
    claim(one, new Map([[7, { at: 'mine' }]]))
    await until(() => seenBy(two).has(7))
    claim(two, new Map([[7, { at: 'stolen' }]]), 99)
    claim(one, new Map([[7, { at: 'still mine' }]]), 2)
    await until(() => JSON.stringify(seenBy(two).get(7)).includes('still'))
    expect(seenBy(two).get(7)).toEqual({ user: ada, at: 'still mine' })
  })

  it('over four kilobytes is not passed on', async () => {
    const { one, two } = await twoPeople()
    claim(two, new Map([[7, { at: 'x'.repeat(5_000) }]]))
    claim(two, new Map([[7, { at: 'short' }]]), 2)
    await until(() => seenBy(one).has(7))
    expect(seenBy(one).get(7)).toEqual({ user: ben, at: 'short' })
  })

  it('ends when its client leaves', async () => {
    const { one, two } = await twoPeople()
    claim(two, new Map([[7, { at: 'here' }]]))
    await until(() => seenBy(one).has(7))
    two.ws.close()
    await until(() => !seenBy(one).has(7))
  })
})
