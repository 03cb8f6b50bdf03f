import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openChaosClient } from './chaos-client.ts'
import { shareDraft } from './chaos-people.ts'
import { openChaosDatabase, openChaosWorld } from './chaos-world.ts'
import { openLine } from './line.ts'
import { askFor, type Promised, startVisitors, statesIn, stateWords } from './steady-visitors.ts'

const rounds = 4
/** Every so many rounds the page moves to another address, and its publishing is killed. */
const [moves, kills] = [2, 3]
/** What is published is seen by everybody within so long, and an address that was given up serves no longer. */
const [seenWithinMs, goneWithinMs] = [5_000, 2_000]

const openWriter = async (seed: number) => {
  const world = await openChaosWorld()
  onTestFinished(world.close)
  const { port } = await world.startRoom('render', 'render/src/main.ts')
  const { db, close } = await openChaosDatabase(world)
  onTestFinished(close)
  const { draftId, people } = await shareDraft(db, world.origin)
  const [person] = people
  if (person === undefined) throw new Error('nobody is there')
  const line = await openLine(() => world.syncs[0]?.port)
  const plan = { name: 'w', person, draftId, origin: world.origin, line, chance: seededRandom(seed) }
  const { draft } = await openChaosClient(plan)
  await until(() => draft.status().phase === 'edit', 'the draft is edited')
  const opening = draft.view.content().sections.find(({ type }) => type === 'Introduction')
  const heading = { in: 'section', section: opening?.id ?? '', field: 'heading' } as const

  /** Types a state and publishes it in the same moment; throws where nobody answers. */
  const publish = async (handle: string, state: number) => {
    setField(draft.doc(), heading, stateWords(state))
    const saved = await draft.savedToAccount(seenWithinMs)
    if (!saved.ok) throw new Error(saved.problem.text)
    await db.collection('RateLimits').deleteMany({})
    await person.account.call(publishEndpoint, { params: { id: draftId }, body: { handle, ...saved.value } })
  }
  onTestFinished(async () => {
    await draft.close()
    line.close()
  })
  const origin = `http://sites.localhost:${new URL(world.origin).port}`
  return { world, place: { port, origin }, publish }
}

test('[R18] visitors get whole pages alone while the page is published, moved and its publishing killed; [R20] each with the last words', async () => {
  const seed = Math.floor(Math.random() * 1e9)
  console.info(`seed ${seed}`)
  const chance = seededRandom(seed)
  const { world, place, publish } = await openWriter(seed)
  const handleOf = (round: number) => `steady-${Math.floor(round / moves)}`
  let promised: Promised = { handles: [handleOf(0)], least: 0, last: () => 0 }
  await publish(handleOf(0), 0)
  const visitors = startVisitors(place, () => promised)
  onTestFinished(visitors.stop)
  const publishAgain = (handle: string, round: number) =>
    until(
      () =>
        publish(handle, round).then(
          () => true,
          () => wait(50, false),
        ),
      'what was killed is published by the next try',
    )

  for (let round = 1; round <= rounds; round += 1) {
    const [before, handle] = [handleOf(round - 1), handleOf(round)]
    promised = { handles: [...new Set([before, handle])], least: round - 1, last: () => round }
    const publishing = publish(handle, round).catch((error: unknown) => error)
    if (round % kills === 0) {
      await wait(chance.between(0, 400))
      await world.api.kill()
      await publishing
      await world.api.start()
      await publishAgain(handle, round)
    } else expect(await publishing).toBeUndefined()
    const answeredAt = Date.now()
    await until(async () => statesIn((await askFor(place, handle)).text)[0] === round, 'the page is seen')
    expect(Date.now() - answeredAt).toBeLessThan(seenWithinMs)
    if (handle === before) continue
    await until(async () => (await askFor(place, before)).status === 404, 'the former address ends')
    expect(Date.now() - answeredAt).toBeLessThan(goneWithinMs)
    promised = { handles: [handle], least: round, last: () => round }
  }
  await visitors.stop()
  const given = Array.from({ length: rounds / moves }, (_, at) => handleOf(at * moves))
  const statuses = await Promise.all(given.map(async (handle) => (await askFor(place, handle)).status))
  expect({ seed, faults: visitors.faults }).toEqual({ seed, faults: [] })
  expect(visitors.pages()).toBeGreaterThan(100)
  expect([...new Set(statuses)]).toEqual([404])
})
