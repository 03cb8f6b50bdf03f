import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { ownedLimit } from '@shingle/shared/website/limits.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import {
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { type CreationRow, creations } from '@shingle/storage/rows/creations.ts'
import type { Db } from 'mongodb'
import { afterAll, expect, test } from 'vitest'
import { aDraft, plumberAnswers } from '../testing/a-draft.ts'
import { writeOfPlumber } from '../testing/fake-writer.ts'
import { killedAfter } from '../testing/killed-after.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { openWritingPorts } from './creation-handlers.ts'
import { writeCreation } from './write-creation.ts'

const endpoint = await startFakeEndpoint(honestly(writeOfPlumber))
const api = await startTestApi({ modelAt: endpoint.baseUrl })
afterAll(async () => {
  await api.close()
  await endpoint.close()
})

const write = (db: Db, id: string): Promise<void> =>
  writeCreation(openWritingPorts({ ...api.options, db }), id, new AbortController().signal)

const rowsOf = (name: string, by: string, id: string) => api.db.collection(name).countDocuments({ [by]: id })

test('[4.generation] a process that is killed at any command of a creation is followed by one that completes it', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const body = { answers: plumberAnswers, key: '0'.repeat(32) }
  const begun = await api.ask(generationEndpoint, { body, token: ann.token })
  const first: CreationRow = await api.row(creations.name, begun.answer.draftId)
  const stages = new Set<string>()
  let [isDone, at] = [false, 0]
  while (!isDone) {
    const id = `killed-${at}`
    await api.insert(creations.name, { ...first, _id: id })
    const { db, wasKilled } = killedAfter(api.db, at)
    await write(db, id).catch(() => undefined)
    isDone = !wasKilled()
    stages.add((await api.row(creations.name, id)).stage)
    await write(api.db, id)
    const { outcome } = await api.row(creations.name, id)
    expect([at, outcome, await rowsOf('DraftWebsites', '_id', id)]).toEqual([at, { is: 'made' }, 1])
    expect([at, await rowsOf('DraftVersions', 'draftId', id)]).toEqual([at, 1])
    // Neither the limit of websites nor the budget of a day is what this is about.
    await api.db.collection('DraftWebsites').deleteMany({})
    await api.db.collection('ModelBudgets').deleteMany({})
    at += 2
  }
  expect(at).toBeGreaterThan(20)
  expect(stages).toEqual(new Set(['Personalizing', 'Organizing layouts', 'Finishing touches']))
}, 180_000)

test('[9.limits] whoever has all the websites that they may have by the time theirs is written gets none, and the model is not asked', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  const begun = await api.ask(generationEndpoint, {
    body: { answers: plumberAnswers, key: '1'.repeat(32) },
    token: bea.token,
  })
  const { draftId } = begun.answer
  for (let at = 0; at < ownedLimit(api.options.origins.app); at += 1) await aDraft(api, bea)
  const asked = endpoint.questions.length
  await write(api.db, draftId)
  expect((await api.row(creations.name, draftId)).outcome).toMatchObject({
    is: 'failed',
    code: websiteLimitReached.code,
  })
  expect(endpoint.questions.length).toBe(asked)
  const written = ['DraftSync', 'DraftSnapshots', 'DraftWebsites'] as const
  expect(await Promise.all(written.map((name) => rowsOf(name, '_id', draftId)))).toEqual([0, 0, 0])
  expect(await rowsOf('DraftVersions', 'draftId', draftId)).toBe(0)
})
