import { until } from '@shingle/shared/time/until.testing.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft, targetsIn } from './fixtures/attacked-draft.ts'
import { piecesUpdate } from './fixtures/large-draft.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { rawUpdate } from './fixtures/raw-update.ts'
import { ada, freshDraftId, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => world.close())

/** A draft with a text of so many pieces, its items, and somebody in control of it. */
const anEditorOf = async (pieces: number) => {
  const doc = attackedDraft()
  leaveFormatting(doc)
  for (const writer of [700, 701]) Y.applyUpdate(doc, piecesUpdate(doc, { writer, pieces }))
  const draftId = freshDraftId()
  await world.log.create(draftId, ada, Y.encodeStateAsUpdate(doc))
  const client = await openRaw(place.url, draftId)
  client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
  client.stepOne()
  await until(() => client.states.length > 0, 'the first state')
  /** A value that is no title, each time by another writer. */
  const mistitle = async (writer: number) => {
    const title = { any: [{ no: 'title' }], parent: targetsIn(doc).settings, key: 'pageTitle' }
    const { length } = client.acks
    client.update(rawUpdate([{ client: writer, clock: 0, structs: [title] }]))
    await until(() => client.acks.length > length, 'an answer')
    const answer = client.messages.at(-1)
    return answer?.t === 'refused' ? answer.why : answer?.t
  }
  return { client, mistitle, structs: countStructs(doc) }
}

const wrongTimes = 12

const mistitleOften = async (mistitle: (writer: number) => Promise<string | undefined>) => {
  const answers: (string | undefined)[] = []
  for (let at = 0; at < wrongTimes; at += 1) answers.push(await mistitle(5_000 + at))
  return answers
}

it('[security 2.5] what is refused again and again in a large draft has it copied five times, and is then not looked at', async () => {
  const { client, mistitle, structs } = await anEditorOf(8_000)
  const integrated = vi.spyOn(Y.Item.prototype, 'integrate')
  const answers = await mistitleOften(mistitle)
  expect(answers).toEqual([...Array(5).fill('limit'), ...Array(wrongTimes - 5).fill('busy')])
  expect(integrated.mock.calls.length).toBeLessThan(6 * structs)
  client.ws.terminate()
})

it('[security 2.5] whoever is refused in a draft of the usual size writes on', async () => {
  const other = await world.place()
  place = other
  const { client, mistitle } = await anEditorOf(100)
  expect(await mistitleOften(mistitle)).toEqual(Array(wrongTimes).fill('limit'))
  client.ws.terminate()
})
