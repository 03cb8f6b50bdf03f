import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { createSweepIfDeleted, sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import {
  honestly,
  startFakeEndpoint,
} from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { type CreationRow, creations } from '@shingle/storage/rows/creations.ts'
import type { Collection, Db } from 'mongodb'
import { afterAll, expect, test } from 'vitest'
import { plumberAnswers } from '../testing/a-draft.ts'
import { writeOfPlumber } from '../testing/fake-writer.ts'
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

const write = (id: string, db: Db = api.db): Promise<void> =>
  writeCreation(openWritingPorts({ ...api.options, db }), id, new AbortController().signal)

let keys = 0
const begin = async (): Promise<string> => {
  keys += 1
  const person = await signInAs(api, `person-${keys}@example.com`)
  const body = { answers: plumberAnswers, key: String(keys).padStart(32, '0') }
  return (await api.ask(generationEndpoint, { body, token: person.token })).answer.draftId
}

/** The database of a process that stands still before its first `command` of `collection` until `meanwhile` is done. */
const stopsBefore = (
  { collection, command }: { readonly collection: string; readonly command: string },
  meanwhile: () => Promise<unknown>,
): Db => {
  let isDone = false
  const stopping = (rows: Collection) =>
    new Proxy(rows, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'function') return found
        return name !== command
          ? found.bind(target)
          : async (...given: unknown[]) => {
              const isFirst = !isDone
              isDone = true
              if (isFirst) await meanwhile()
              return Reflect.apply(found, target, given)
            }
      },
    })
  return new Proxy(api.db, {
    get: (target, name) =>
      name === 'collection'
        ? (...given: Parameters<Db['collection']>) =>
            given[0] === collection ? stopping(target.collection(...given)) : target.collection(...given)
        : Reflect.get(target, name),
  })
}

test('[4.generation] an attempt whose place another took while it wrote writes nothing more', async () => {
  const id = await begin()
  endpoint.answerBy(async (question, response) => {
    await api.db.collection<CreationRow>(creations.name).updateOne({ _id: id }, { $inc: { attempts: 1 } })
    await honestly(writeOfPlumber)(question, response)
  })
  await write(id)
  endpoint.answerBy(honestly(writeOfPlumber))
  const written = ['DraftWebsites', 'DraftSync', 'DraftSnapshots', 'DraftVersions']
  const counts = written.map((name) => api.db.collection(name).countDocuments({}))
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0])
})

test.each([
  { collection: 'DraftSnapshots', command: 'insertOne' },
  { collection: 'DraftSync', command: 'insertOne' },
  { collection: 'DraftVersions', command: 'updateOne' },
  { collection: 'DraftWebsites', command: 'insertOne' },
])(
  '[4.generation] a process that stands still before $command of $collection while another completes the website adds nothing to it',
  async (at) => {
    const id = await begin()
    const rowsOf = async () =>
      Promise.all(['DraftWebsites', 'DraftSync', 'DraftSnapshots'].map((name) => api.row(name, id)))
    let whole: unknown
    const db = stopsBefore(at, async () => {
      await write(id)
      whole = await rowsOf()
    })
    await write(id, db)
    expect(await rowsOf()).toEqual(whole)
    expect((await api.row(creations.name, id)).outcome).toEqual({ is: 'made' })
    expect(await api.db.collection('DraftVersions').countDocuments({ draftId: id })).toBe(1)
  },
)

test('[reliability R6] what is written of a creation after it was forgotten and swept is swept once more', async () => {
  const id = await begin()
  const jobs = api.db.collection('Jobs')
  const db = stopsBefore({ collection: 'DraftSnapshots', command: 'insertOne' }, async () => {
    await api.db.collection<CreationRow>(creations.name).deleteOne({ _id: id })
    await jobs.deleteMany({ name: sweepJob.name })
  })
  await write(id, db)
  const left = () => api.db.collection('DraftVersions').countDocuments({ draftId: id })
  const websites = await api.db.collection<{ _id: string }>('DraftWebsites').countDocuments({ _id: id })
  expect([websites, await left()]).toEqual([0, 1])
  const orders = await jobs.find({ name: sweepJob.name }).toArray()
  expect(orders.map(({ payload }) => payload)).toEqual([{ websiteId: id, ownerId: expect.any(String) }])
  await createSweepIfDeleted(api.options)(id)
  expect(await left()).toBe(0)
})
