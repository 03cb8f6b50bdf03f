import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { deleteForGoodEndpoint } from '@shingle/shared/trash/endpoints.ts'
import {
  listVersionsEndpoint,
  reopenVersionEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { rescueContent } from '@shingle/storage/draft-guard/rescue-content.ts'
import { asUpdate } from '@shingle/storage/draft-guard/stored-update.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { Binary } from 'mongodb'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann, bob, zoe } = await openTestApi('ann', 'bob', 'zoe')

/** A state that holds nothing of a draft, and a list of plain values, which Yjs copies once for each of them. */
const ruinedState = () => {
  const doc = new Y.Doc()
  doc.getArray('list').push([1, 2, 3])
  return new Binary(Y.encodeStateAsUpdateV2(doc))
}

const rescueInVain = async (id: string) => {
  const log = createDraftLog(api.db)
  const control = await log.control(id)
  if (control !== undefined) await log.noteRescueFailed(id, control)
}

/** A draft with a version of its own that cannot be opened, and was stored as `state`. */
const aDamagedDraft = async (state: Binary) => {
  const id = await aDraft(api, ann)
  const saved = await api.ask(saveVersionEndpoint, {
    params: { id },
    body: { name: 'Before the storm' },
    token: ann.token,
  })
  await api.db
    .collection<{ _id: string }>('DraftSnapshots')
    .updateOne({ _id: id }, { $set: { state }, $unset: { cost: 1, content: 1, contentSeq: 1 } })
  return { id, version: saved.answer.id }
}

/** One of which nothing but its versions can be read. */
const aRuinedDraft = async () => {
  const ruined = await aDamagedDraft(ruinedState())
  await rescueInVain(ruined.id)
  return ruined
}

const isOffered = async (id: string, person = ann) =>
  (await api.ask(listVersionsEndpoint, { params: { id }, query: {}, token: person.token })).answer.mayReopen

const reopen = (id: string, version: string, person = ann) =>
  api.ask(reopenVersionEndpoint, { params: { id, version }, token: person.token })

test('[security 2.5] a draft of which only versions can be read opens again with one, under the next epoch', async () => {
  const { id, version } = await aRuinedDraft()
  const log = createDraftLog(api.db)
  const before = await log.control(id)
  expect(await isOffered(id)).toBe(true)
  const answer = await reopen(id, version)
  expect(answer.status).toBe(200)
  expect(await isOffered(id)).toBe(false)
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

/** What cannot be opened, but still be read with all means. */
const legibleState = (pageTitle: string) => {
  const blank = blankContent()
  const written = seedDraft({ ...blank, settings: { ...blank.settings, pageTitle } })
  const ruined = Y.convertUpdateFormatV2ToV1(ruinedState().value())
  return new Binary(Y.convertUpdateFormatV1ToV2(Y.mergeUpdates([written, ruined])))
}

test('[security 2.5] a draft that may still be rescued is replaced by no version, whoever asks', async () => {
  const { id, version } = await aDamagedDraft(legibleState('A week of work'))
  const log = createDraftLog(api.db)
  const before = await log.since(id, -1)
  await anEditorOf(api, id, bob)
  for (const person of [ann, bob]) {
    const answer = await reopen(id, version, person)
    expect([answer.status, answer.body.code]).toEqual([409, 'draft.being-rescued'])
    expect(await isOffered(id, person)).toBe(false)
  }
  const after = await log.since(id, -1)
  expect(after).toEqual(before)
  expect((await rescueContent(after?.updates ?? []))?.settings.pageTitle).toBe('A week of work')
})

test('[security 2.5] taking control of a draft that is beyond rescue changes nothing of that', async () => {
  const { id, version } = await aRuinedDraft()
  await anEditorOf(api, id, bob)
  await createDraftLog(api.db).take(id, { seen: 1, user: { id: bob.id, name: 'Bob' } })
  expect((await reopen(id, version)).status).toBe(200)
})

test('[security 2.5] a draft that opens and is no valid one is not damaged', async () => {
  const { id, version } = await aDamagedDraft(
    new Binary(Y.convertUpdateFormatV1ToV2(seedDraft({ ...blankContent(), sections: [] }))),
  )
  await rescueInVain(id)
  const answer = await reopen(id, version)
  expect([answer.status, answer.body.code]).toEqual([409, 'draft.opens-again'])
})

test('[security 2.5] what a version took the place of is kept for thirty days, until the website is deleted for good', async () => {
  const { id, version } = await aRuinedDraft()
  const before = await createDraftLog(api.db).since(id, -1)
  await reopen(id, version)
  const kept = await api.db.collection('DamagedDrafts').find({ websiteId: id }).toArray()
  expect(kept.map(({ updates }) => updates.map((update: Binary) => Buffer.from(update.value())))).toEqual([
    before?.updates.map((update) => Buffer.from(asUpdate(update))),
  ])
  const days = (kept[0]?.keptUntil.getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(30)
  await api.ask(deleteWebsiteEndpoint, { params: { id }, token: ann.token })
  await api.ask(deleteForGoodEndpoint, { params: { id }, token: ann.token })
  expect(await api.db.collection('DamagedDrafts').countDocuments({ websiteId: id })).toBe(0)
})

test('[security 2.5] once it is written anew, a draft is beyond rescue no more', async () => {
  const { id, version } = await aRuinedDraft()
  const log = createDraftLog(api.db)
  const former = await log.control(id)
  await reopen(id, version)
  expect(await log.isBeyondRescue(id)).toBe(false)
  // A rescue of what it was before ends late.
  if (former !== undefined) await log.noteRescueFailed(id, former)
  expect(await log.isBeyondRescue(id)).toBe(false)
})
