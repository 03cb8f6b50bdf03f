import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import { presenceColors, presenceStateSchema } from '@shingle/shared/presence/presence.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeTo, type Onlooker } from '../fixtures/onlooker.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from '../fixtures/sync-world.ts'
import { syncPace } from '../sync-options.ts'

let world: SyncWorld
let place: SyncPlace
const lingerMs = 150
const pace = {
  ...{ sweepMs: 50, asking: { ...syncPace.asking, lingerMs } },
  people: { ...syncPace.people, gatherMs: 10, renewMs: 100, forgottenMs: 400 },
}
const cleo = { id: 'cleo', name: 'Cleo' }

beforeAll(async () => {
  world = await openWorld()
  place = await world.place(pace)
})
afterAll(() => world.close())

const come = (draftId: string, user = ada, at = place) => comeTo(world, at, { draftId, user })

const twoPeople = async (at = place) => {
  const draftId = await world.draft()
  const [one, two] = [await come(draftId, ada, at), await come(draftId, ben, at)]
  await until(() => one.person('ben') !== undefined, 'Ada sees Ben')
  return { draftId, one, two }
}

const sentSoFar = (): number =>
  Number(/^sync_presence_messages_total (\d+)$/m.exec(place.sync.metrics())?.[1])

/** A value of any kind, now and then one that a client may say. */
const anyState = (random: SeededRandom): unknown => {
  const text = () => random.pick(['hero', '', 'x'.repeat(65), '__proto__', 'a b', '</script>', 'ok-1', '\0'])
  const value = (): unknown =>
    random.pick([null, text(), random.below(9), random.chance(0.5), [text()], { id: 'ada', name: 'Owner' }])
  const fields = ['at', 'user', 'name', 'color', 'role', 'asks', 'pages', '__proto__', 'toString']
  return random.pick<unknown>([
    value(),
    { at: text() },
    { at: value() },
    { at: 'hero', [random.pick(['user', 'name', 'color', 'role', 'asks'])]: value() },
    Object.fromEntries(fields.filter(() => random.chance(0.3)).map((field) => [field, value()])),
  ])
}

describe('[security 2.5] presence', () => {
  it('carries the name of the ticket, and of what a client claims only where it looks', async () => {
    const often = { perSecond: 1000, burst: 1000 }
    const patient = await world.place({ ...pace, messages: often, presence: often })
    const { one, two } = await twoPeople(patient)
    two.look('hero')
    await until(() => one.person('ben')?.at === 'hero', 'Ada sees where Ben looks')
    const before = one.person('ben')
    const random = seededRandom('claims')
    for (let round = 0; round < 150; round += 1) {
      const state = anyState(random)
      const { success, data } = presenceStateSchema.safeParse(state)
      two.claim(new Map([[7, state]]))
      const at = success ? data.at : before?.at
      // Of what was right the next list tells; whatever was not leaves the last as it is.
      if (success) await until(() => one.person('ben')?.at === at, `at ${at}`)
      two.look('hero')
      await until(() => one.person('ben')?.at === 'hero', 'back at the hero')
      expect(one.person('ben')).toEqual(before)
    }
    expect(one.people().map(({ id, name }) => ({ id, name }))).toEqual([ada, ben])
    expect([one.client.presence, two.client.presence]).toEqual([[], []])
  })

  it('is one per client: what it says under further ids, or under somebody else’s, is dropped', async () => {
    const { one, two } = await twoPeople()
    one.look('mine')
    two.claim(new Map([[70, { at: 'first' }]]))
    await until(() => two.person('ada')?.at === 'mine' && one.person('ben')?.at === 'first', 'both are seen')
    // Seven is the id that Ada speaks of herself by.
    two.claim(new Map([[7, { at: 'stolen' }]]))
    two.claim(
      new Map([
        [8, { at: 'more' }],
        [9, { at: 'more' }],
        [70, { at: 'second' }],
      ]),
    )
    await until(() => one.person('ben')?.at === 'second', 'Ben moved')
    expect(one.people().map(({ id, at }) => [id, at])).toEqual([
      ['ada', 'mine'],
      ['ben', 'second'],
    ])
  })

  it('of a frame beyond its limit is not even read', async () => {
    const { one, two } = await twoPeople()
    two.claim(new Map([[7, { at: 'x'.repeat(100_000) }]]))
    two.claim(new Map(Array.from({ length: 200 }, (_, id) => [id, { at: 'x' }])))
    two.write(`{"t":"ask"${' '.repeat(600)}}`)
    two.look('short')
    await until(() => one.person('ben')?.at === 'short', 'Ben moved')
    expect(one.person('ben')).toMatchObject({ at: 'short', pages: 1 })
    expect(one.person('ben')?.asks).toBeUndefined()
  })

  it('that floods reaches others a few times a second, and nobody’s typing waits for it', async () => {
    const calm = await world.place({ people: syncPace.people })
    const draftId = await world.draft()
    const [one, two] = [await come(draftId, ada, calm), await come(draftId, ben, calm)]
    await until(() => one.person('ben') !== undefined, 'Ada sees Ben')
    const before = one.client.told.length
    const started = performance.now()
    for (let at = 0; at < 150; at += 1) two.look(`s${at}`)
    // What was dropped is not made up for: only what comes in time counts.
    await until(() => (one.person('ben')?.at ?? '') !== '', 'Ben moved')
    one.client.update(new Uint8Array([255, 255, 255]))
    await until(() => one.client.acks.length === 1, 'an answer to an update')
    const gathers = 1 + (performance.now() - started) / syncPace.people.gatherMs
    expect(one.client.told.length - before).toBeLessThanOrEqual(gathers)
    expect(Number(one.person('ben')?.at?.slice(1))).toBeLessThan(syncPace.presence.burst + 10)
    expect(two.client.ws.readyState).toBe(two.client.ws.OPEN)
  })

  it('gives people colors that differ, as long as there are enough', async () => {
    const draftId = await world.draft()
    const people = Array.from({ length: presenceColors }, (_, at) => ({
      id: `p${at}`,
      name: `P ${at}`,
    }))
    const came: Onlooker[] = []
    for (const user of people) came.push(await come(draftId, user))
    await until(() => came[0]?.people().length === people.length, 'all are there')
    expect(new Set(came[0]?.people().map(({ color }) => color)).size).toBe(presenceColors)
  })

  it('names no more people than the list holds, and counts the others', async () => {
    const draftId = await world.draft()
    const crowd = presenceLimits.people + 3
    const came: Onlooker[] = []
    for (let at = 0; at < crowd; at += 1) came.push(await come(draftId, { id: `c${at}`, name: `C ${at}` }))
    await until(() => came[0]?.client.told.some((told) => told.t === 'people' && told.more === 3) === true)
    expect(came[0]?.people()).toHaveLength(presenceLimits.people)
  })
})

describe('[3.presence] whoever looks at a draft', () => {
  it('is one person in all their pages, where they looked last', async () => {
    const { draftId, one, two } = await twoPeople()
    two.look('hero')
    const again = await come(draftId, ben)
    await until(() => one.person('ben')?.pages === 2, 'two pages')
    again.look('contact')
    await until(() => one.person('ben')?.at === 'contact', 'Ben looked there last')
    again.client.ws.close()
    await until(() => one.person('ben')?.pages === 1, 'one page')
    expect(one.people()).toHaveLength(2)
    expect(one.person('ben')?.at).toBe('hero')
  })

  it('is gone at once when they leave, and when their access is taken away', async () => {
    const { draftId, one, two } = await twoPeople()
    const three = await come(draftId, cleo)
    await until(() => one.people().length === 3, 'three people')
    two.client.ws.close(1001)
    await until(() => one.person('ben') === undefined, 'Ben left')
    await announceNoAccess(world.bus, draftId, 'cleo')
    await until(() => one.person('cleo') === undefined, 'Cleo lost access')
    expect((await three.client.closed).code).toBe(4403)
    expect(one.people().map(({ id }) => id)).toEqual(['ada'])
  })

  it('whose line breaks does not flicker: they are still there when they are back soon, and gone when they are not', async () => {
    const patient = await world.place({ ...pace, asking: { ...syncPace.asking, lingerMs: 2_000 } })
    const { draftId, one, two } = await twoPeople(patient)
    two.look('hero')
    await until(() => one.person('ben')?.at === 'hero', 'Ben looks')
    const { length } = one.client.told
    two.client.ws.terminate()
    await two.client.closed
    const back = await come(draftId, ben, patient)
    const lists = one.client.told.slice(length).flatMap((told) => (told.t === 'people' ? [told.people] : []))
    expect(lists.filter((people) => !people.some(({ id, at }) => id === 'ben' && at === 'hero'))).toEqual([])
    back.client.ws.terminate()
    await until(() => one.person('ben') === undefined, 'Ben is gone')
  })

  it('is gone when their line says nothing any more, though nobody closed it', async () => {
    const strict = await world.place({ ...pace, silence: { pingMs: 50, goneMs: 2_000 } })
    const draftId = await world.draft()
    const [one, two] = [await come(draftId, ada, strict), await come(draftId, ben, strict)]
    await until(() => one.person('ben') !== undefined, 'Ada sees Ben')
    // As a computer that is put to sleep: nothing is read any more, nothing closed.
    two.client.ws.pause()
    await until(() => one.person('ben') === undefined, 'Ben is gone')
    expect(one.person('ada')).toBeDefined()
    two.client.ws.resume()
    await until(() => one.person('ben') !== undefined, 'Ben woke up')
  })

  it('lasts while the server reads nothing of theirs, and they hear that the line is alive', async () => {
    const nothing = { perSecond: 0.000_1, burst: 0.000_1 }
    const waiting = { accountBytes: 1, allBytes: 1_000_000 }
    const strict = await world.place({
      ...{ ...pace, waiting, cpuMs: nothing, silence: { pingMs: 50, goneMs: 1_000 } },
    })
    const draftId = await world.draft()
    const one = await come(draftId, ada, strict)
    // Without time left it waits to be judged, and nothing else of hers is read meanwhile.
    one.client.update(new Uint8Array(100))
    const [two, sleeper] = [await come(draftId, ben, strict), await come(draftId, cleo, strict)]
    await until(() => two.person('cleo') !== undefined, 'Ben sees Cleo')
    sleeper.client.ws.pause()
    const { length } = one.client.messages
    await until(() => two.person('cleo') === undefined, 'Cleo is gone')
    expect(two.person('ada')).toBeDefined()
    await until(() => one.client.messages.length > length, 'a word to Ada')
    one.client.ws.terminate()
    sleeper.client.ws.terminate()
  })

  it('is seen from another process, and forgotten where that says nothing more', async () => {
    const other = await world.place(pace)
    const draftId = await world.draft()
    const one = await come(draftId)
    const two = await come(draftId, ben, other)
    await until(() => one.person('ben') !== undefined && two.person('ada') !== undefined, 'both are seen')
    two.look('hero')
    await until(() => one.person('ben')?.at === 'hero', 'Ada sees where Ben looks')
    expect(one.person('ben')?.color).toBe(two.person('ben')?.color)
    world.bus.isCut = true
    two.look('contact')
    await until(() => one.person('ben') === undefined, 'Ben is forgotten')
    world.bus.isCut = false
    await until(() => one.person('ben')?.at === 'contact', 'Ben is seen again')
    two.client.ws.close()
    await until(() => one.person('ben') === undefined, 'Ben left')
  })

  it('costs nobody anything while nothing changes', async () => {
    const { one } = await twoPeople()
    await until(() => one.people().length === 2)
    const before = sentSoFar()
    const { length } = one.client.told
    one.look(null)
    await until(() => one.client.told.length > length, 'an answer, so that the line is known to live')
    expect(sentSoFar() - before).toBe(1)
  })
})

describe('[4.control] who is editing now', () => {
  const rows = () => openDraftWebsites(world.db, () => new Date())
  const editing = async (draftId: string) =>
    (
      await world.db
        .collection<{ _id: string; editing?: { userId: string; until: Date } }>('DraftWebsites')
        .findOne({ _id: draftId })
    )?.editing

  it('stands in the draft’s row while they have it open, and no longer', async () => {
    const draftId = await world.draft()
    const two = await come(draftId, ben)
    const one = await come(draftId)
    await until(async () => (await editing(draftId))?.userId === 'ada', 'Ada is editing')
    const first = (await editing(draftId))?.until ?? new Date(0)
    await until(async () => ((await editing(draftId))?.until ?? first) > first, 'it is said again')
    await world.take(draftId, ben)
    two.client.authenticate({ jwt: await world.ticket(draftId, ben), epoch: 2, want: 'edit' })
    await until(async () => (await editing(draftId))?.userId === 'ben', 'Ben is editing')
    two.client.ws.close()
    await until(async () => (await editing(draftId)) === undefined, 'nobody is')
    one.client.ws.close()
    await rows().endEditing(draftId, 'ada')
    expect(await editing(draftId)).toBeUndefined()
  })
})
