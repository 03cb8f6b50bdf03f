import { reopenVersionEndpoint, saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { Binary } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let ann: Person
let bob: Person
let zoe: Person

beforeAll(async () => {
  api = await startTestApi()
  ann = await signInAs(api, 'ann@example.com')
  bob = await signInAs(api, 'bob@example.com')
  zoe = await signInAs(api, 'zoe@example.com')
})
afterAll(() => api.close())

/** A state that holds nothing of a draft, and a list of plain values, which Yjs copies once for each of them. */
const ruinedState = () => {
  const doc = new Y.Doc()
  doc.getArray('list').push([1, 2, 3])
  return new Binary(Y.encodeStateAsUpdateV2(doc))
}

/** A draft with a version of its own, of which nothing else can be read. */
const aRuinedDraft = async () => {
  const id = await aDraft(api, ann)
  const saved = await api.ask(saveVersionEndpoint, {
    params: { id },
    body: { name: 'Before the storm' },
    token: ann.token,
  })
  await api.db
    .collection<{ _id: string }>('DraftSnapshots')
    .updateOne(
      { _id: id },
      { $set: { state: ruinedState() }, $unset: { cost: 1, content: 1, contentSeq: 1 } },
    )
  return { id, version: saved.answer.id }
}

const reopen = (id: string, version: string, person = ann) =>
  api.ask(reopenVersionEndpoint, { params: { id, version }, token: person.token })

test('[security 2.5] a draft of which only versions can be read opens again with one, under the next epoch', async () => {
  const { id, version } = await aRuinedDraft()
  const log = createDraftLog(api.db)
  const before = await log.control(id)
  const answer = await reopen(id, version)
  expect(answer.status).toBe(200)
  const now = await log.control(id)
  expect(now).toMatchObject({ holder: before?.holder, epoch: 2, rebuilt: 2 })
  expect(answer.answer.epoch).toBe(2)
  const loaded = await log.load(id)
  expect(loaded.ok && loaded.value.holder.id).toBe(ann.id)
})

test('[security 2.5] a draft that opens is never replaced by a version', async () => {
  const id = await aDraft(api, ann)
  const [version] = await api.db.collection('DraftVersions').find({ draftId: id }).toArray()
  const before = await createDraftLog(api.db).since(id, -1)
  const answer = await reopen(id, String(version?._id))
  expect([answer.status, answer.body.code]).toEqual([409, 'draft.opens-again'])
  expect(await createDraftLog(api.db).since(id, -1)).toEqual(before)
})

test('[security 2.5] editors may, strangers find nothing, and no version of another website serves', async () => {
  const { id, version } = await aRuinedDraft()
  const other = await aDraft(api, zoe)
  const [foreign] = await api.db.collection('DraftVersions').find({ draftId: other }).toArray()
  expect((await reopen(id, version, zoe)).status).toBe(404)
  expect((await reopen(id, String(foreign?._id))).status).toBe(404)
  await anEditorOf(api, id, bob)
  expect((await reopen(id, version, bob)).status).toBe(200)
})

test('[security 2.5] of two who open it again at once, one does', async () => {
  const { id, version } = await aRuinedDraft()
  const answers = await Promise.all([reopen(id, version), reopen(id, version)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await createDraftLog(api.db).control(id))?.epoch).toBe(2)
})
