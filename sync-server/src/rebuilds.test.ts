import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { readStaleReason } from '@shingle/shared/sync/sync-messages.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { anEditor } from './fixtures/an-editor.ts'
import { draftOnAccount } from './fixtures/draft-on-account.ts'
import { openRaw, type RawClient } from './fixtures/raw-client.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { startRebuilds } from './rebuilds.ts'
import { syncPace } from './sync-options.ts'

let world: SyncWorld
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

const logged = async (draftId: string) => {
  const loaded = await world.log.load(draftId)
  if (!loaded.ok) throw new Error(loaded.problem.code)
  return loaded.value
}

/** Two tabs of one person, apart from each other: cheap to write, and dearer to load than the places below allow. */
const writeApart = async ({ client, doc }: { client: RawClient; doc: Y.Doc }): Promise<void> => {
  const tabs = [doc, doc].map((seen) => {
    const tab = new Y.Doc()
    Y.applyUpdate(tab, Y.encodeStateAsUpdate(seen))
    for (const title of ['a', 'b', 'c']) setField(tab, { in: 'settings', field: 'pageTitle' }, title)
    return Y.encodeStateAsUpdate(tab)
  })
  for (const tab of tabs) client.update(tab, 1)
  await until(() => client.acks.length === 2, 'both acknowledgements')
}
const dear = { snapshotMs: 40, snapshotMaximumMs: 60_000, vetted: { steps: 0, moves: 0 } }

const join = async (
  { url }: SyncPlace,
  draftId: string,
  { epoch, user = ada, want }: { epoch: number; user?: typeof ada; want?: 'view' },
) => {
  const client = await openRaw(url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, user), epoch, ...(want && { want }) })
  client.stepOne()
  await until(() => client.states.length + client.refusedBecause.length > 0, 'an answer')
  return client
}

const contentOf = (client: RawClient) => {
  const doc = new Y.Doc()
  for (const state of client.states) Y.applyUpdate(doc, state)
  return { doc, content: materialise(doc) }
}

describe('[security 2.5] a draft whose history is dear to load', () => {
  it('is written anew in a pause of typing: everybody is sent round, and finds what it said', async () => {
    const place = await world.place(dear)
    const { draftId, client, doc } = await anEditor(world, place)
    const viewer = await join(place, draftId, { epoch: 1, user: ben, want: 'view' })
    await writeApart({ client, doc })
    const before = materialise((await logged(draftId)).doc)
    expect((await client.closed).code).toBe(1012)
    expect((await viewer.closed).code).toBe(1012)
    expect(client.messages.at(-1)).toMatchObject({ t: 'control', epoch: 2, rebuilt: 2, holder: ada })
    expect(place.sync.metrics()).toContain('sync_rebuilds_total{why="dear"} 1')

    const again = await join(place, draftId, { epoch: 2 })
    const { doc: anew, content } = contentOf(again)
    expect(content).toEqual(before)
    expect([...anew.store.clients.keys()]).toEqual([2])
    again.ws.terminate()
  })

  it('shows nothing of itself to replicas of what it was, whether they edit or look on', async () => {
    const place = await world.place(dear)
    const { draftId, client, doc } = await anEditor(world, place)
    await writeApart({ client, doc })
    await client.closed
    for (const who of [{ epoch: 1 }, { epoch: 1, user: ben, want: 'view' as const }]) {
      const late = await join(place, draftId, who)
      expect(late.states).toEqual([])
      expect(readStaleReason(late.refusedBecause[0] ?? '')).toMatchObject({ epoch: 2, rebuilt: 2 })
      late.ws.terminate()
    }
  })

  it('is left behind by the other servers, also where no word of it comes', async () => {
    const place = await world.place(dear)
    const elsewhere = await world.place({ ...dear, snapshotMs: 60_000 })
    const { draftId, client, doc } = await anEditor(world, place)
    const viewer = await join(elsewhere, draftId, { epoch: 1, user: ben, want: 'view' })
    world.bus.isCut = true
    await writeApart({ client, doc })
    await client.closed
    // Whoever comes with the new epoch must not be shown the document that is still open there.
    const again = await join(elsewhere, draftId, { epoch: 2 })
    expect((await viewer.closed).code).toBe(1012)
    expect([...contentOf(again).doc.store.clients.keys()]).toEqual([2])
    again.ws.terminate()
  })

  it('is written anew once within a minute', async () => {
    const place = await world.place(dear)
    const { draftId, client, doc } = await anEditor(world, place)
    await writeApart({ client, doc })
    await client.closed
    const again = await join(place, draftId, { epoch: 2 })
    await until(() => again.messages.length > 0, 'the editor is let in')
    await writeApart({ client: again, doc: contentOf(again).doc })
    again.ws.close()
    await until(() => place.sync.metrics().includes('sync_open_drafts 0'), 'it is let go')
    expect(await world.log.control(draftId)).toMatchObject({ epoch: 2, seq: 6 })
    expect(materialise((await logged(draftId)).doc).settings.pageTitle).toBe('c')
  })
})

it('[security 2.5] whether a draft is worth writing anew is asked on the account of whoever opened it, each time it is left', async () => {
  const { draft, hasWorked } = await draftOnAccount(world, await world.draft())
  const rebuilds = startRebuilds({ pace: syncPace, drafts: () => [] })
  expect(hasWorked('opener')).toBe(false)
  expect(await rebuilds.tidy(draft)).toBe(false)
  expect(hasWorked('opener')).toBe(true)
  rebuilds.stop()
  await draft.close()
})
