import { addEmbed, hasEmbed, say, wordsOf } from '@shingle/client/replica/fixtures/embed.ts'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { expect, test } from 'vitest'
import { openChaosClient } from './chaos-client.ts'
import { shareDraft } from './chaos-people.ts'
import { hasRedis, openChaosDatabase, openChaosWorld } from './chaos-world.ts'
import { openLine } from './line.ts'

test.skipIf(!hasRedis())(
  '[draft] two sync servers over Redis are one to their clients (needs redis-server)',
  async () => {
    const world = await openChaosWorld()
    const { db, close } = await openChaosDatabase(world)
    const { draftId, people } = await shareDraft(db, world.origin)
    const clients = await Promise.all(
      people.slice(0, 2).map(async (person, at) => {
        const line = await openLine(() => world.syncs[at]?.port)
        const plan = { name: `w${at}`, person, draftId, origin: world.origin, line, chance: seededRandom(at) }
        return openChaosClient(plan)
      }),
    )
    const [ada, ben] = clients
    if (ada === undefined || ben === undefined) throw new Error('nobody is there')
    await until(() => ada.draft.status().phase === 'edit', 'Ada edits')
    addEmbed(ada.draft)
    await until(() => hasEmbed(ben.draft), 'what is typed on one server arrives on the other')
    say(ada.draft, 'ada')
    await until(() => wordsOf(ben.draft.doc()).includes('ada'), 'every word arrives')
    expect(await ben.draft.takeControl()).toMatchObject({ ok: true })
    await until(
      () => ada.draft.status().phase === 'view',
      'a take on one server stops the holder on the other',
    )
    say(ben.draft, 'ben')
    await until(() => wordsOf(ada.draft.doc()).includes('ben'), 'the new holder is followed')

    const [metrics, health] = await Promise.all(
      ['metrics', 'health'].map(async (page) => {
        const response = await fetch(`http://127.0.0.1:${world.syncs[1]?.port}/${page}`)
        return response.text()
      }),
    )
    expect(metrics).toContain('sync_open_drafts 1')
    expect(metrics).toMatch(/sync_accepts_total [1-9]/)
    expect(JSON.parse(health ?? '')).toEqual({ status: 'ok', database: 'reachable' })
    await world.database.kill()
    const seen = await fetch(`http://127.0.0.1:${world.syncs[0]?.port}/health`)
    expect(await seen.json()).toEqual({ status: 'ok', database: 'unreachable' })

    for (const { draft, line } of clients) {
      await draft.close()
      line.close()
    }
    await close()
    await world.close()
  },
)
