import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import {
  deleteVersionEndpoint,
  listVersionsEndpoint,
  readVersionEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import {
  endedEpochsMaximum,
  publishedVersionsRoom,
  savedVersionsRoom,
  takenOverVersionsRoom,
  versionsPerAnswer,
} from '@shingle/shared/version/limits.ts'
import { takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, plumberAnswers, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'
import { createVersions } from './versions.ts'

const { api, ann, bob, zoe } = await openTestApi('ann', 'bob', 'zoe')

const list = async (id: string, before?: string) => {
  const query = before === undefined ? {} : { before }
  return (await api.ask(listVersionsEndpoint, { params: { id }, query, token: ann.token })).answer
}
const read = (id: string, version: string, person = ann) =>
  api.ask(readVersionEndpoint, { params: { id, version }, token: person.token })
const contentOf = async (id: string, version: string, person = ann) =>
  (await read(id, version, person)).answer.content
const save = (id: string, name: string, person = ann) =>
  api.ask(saveVersionEndpoint, { params: { id }, body: { name }, token: person.token })
const take = (id: string, person: Person, seen: number) =>
  api.ask(takeControlEndpoint, { params: { id }, body: { seen }, token: person.token })

/** Renames the business, as whoever holds the draft, a moment later. */
const rename = async (id: string, name: string) => {
  api.later(1)
  const log = createDraftLog(api.db)
  const loaded = await log.load(id)
  if (!loaded.ok) throw new Error(loaded.problem.text)
  const { doc, epoch, holder, seq } = loaded.value
  const changes: Uint8Array[] = []
  doc.on('update', (change: Uint8Array) => changes.push(change))
  setField(doc, { in: 'business', field: 'name' }, name)
  for (const change of changes)
    await log.append({ draftId: id, epoch, holder: holder.id, base: seq, update: change })
}

test('[3.versions] making a website, saving and publishing each leave a version with its author', async () => {
  const id = await aDraft(api, ann)
  const saved = await save(id, ' Before the sale ')
  expect(saved.status).toBe(201)
  expect((await publish(api, id, { person: ann, handle: 'with-history' })).status).toBe(200)
  const author = { id: ann.id, name: ann.email }
  const at = { author, createdAt: expect.any(String), id: expect.any(String), seq: 1 }
  const { versions, next } = await list(id)
  expect(next).toBeNull()
  expect(versions.toSorted((a, b) => (a.reason < b.reason ? -1 : 1))).toEqual([
    { ...at, name: 'First draft', reason: 'generated' },
    { ...at, name: 'Published', reason: 'published' },
    { ...at, name: 'Before the sale', reason: 'saved' },
  ])
  expect(versions).toContainEqual(saved.body)
})

test('[3.versions] a version holds the whole draft as it was', async () => {
  const id = await aDraft(api, ann)
  const saved = await save(id, 'Old name')
  await rename(id, 'New name')
  expect((await contentOf(id, saved.body.id)).business.name).toBe(plumberAnswers.businessName)
  const later = await save(id, 'New name')
  expect((await contentOf(id, later.body.id)).business.name).toBe('New name')
})

test('[3.versions] the published version is what visitors see, and there is none before or after', async () => {
  const id = await aDraft(api, ann)
  expect((await read(id, 'published')).status).toBe(404)
  await publish(api, id, { person: ann, handle: 'since-published' })
  await rename(id, 'Later')
  expect((await contentOf(id, 'published')).business.name).toBe(plumberAnswers.businessName)
  await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ann.token })
  expect((await read(id, 'published')).status).toBe(404)
})

test('[3.take-control] what the former editor left is a version that the epoch names', async () => {
  const id = await aDraft(api, ann)
  await anEditorOf(api, id, bob)
  await rename(id, 'Left by Ann')
  expect((await take(id, bob, 1)).status).toBe(200)
  await rename(id, 'Changed by Bob')
  const [version] = (await list(id)).versions
  expect(version).toMatchObject({
    name: `Before ${bob.email} took over`,
    reason: 'taken-over',
    author: { id: bob.id, name: bob.email },
  })
  expect((await contentOf(id, 'epoch-1')).business.name).toBe('Left by Ann')
  const { taken } = (await read(id, 'epoch-1')).body
  expect(taken).toEqual({ by: { id: bob.id, name: bob.email }, at: version?.createdAt })
  expect((await read(id, 'epoch-2')).status).toBe(404)
})

test('[3.take-control] handing over unchanged drafts leaves no row of equal versions', async () => {
  const id = await aDraft(api, ann)
  await anEditorOf(api, id, bob)
  for (const [seen, person] of [bob, ann, bob].entries()) await take(id, person, seen + 1)
  expect((await list(id)).versions.map(({ reason }) => reason)).toEqual(['generated'])
  const takers = [1, 2, 3].map(async (epoch) => (await read(id, `epoch-${epoch}`)).body.taken.by.id)
  expect(await Promise.all(takers)).toEqual([bob.id, ann.id, bob.id])
})

test('[3.take-control] a draft handed to and fro unchanged remembers the newest times, and asking has a rate', async () => {
  const id = await aDraft(api, zoe)
  await anEditorOf(api, id, bob)
  for (let seen = 1; seen <= endedEpochsMaximum + 2; seen += 1)
    await take(id, seen % 2 === 1 ? bob : zoe, seen)
  const [row] = await api.db.collection('DraftVersions').find({ draftId: id }).toArray()
  const epochs = row?.endedEpochs.map(({ epoch }: { epoch: number }) => epoch)
  expect(epochs).toEqual(Array.from({ length: endedEpochsMaximum }, (_, at) => at + 3))
  const uses = api.db.collection('RateLimits')
  await uses.updateOne(
    { key: countedKey(api.options.secret, 'takes-per-user', bob.id) },
    { $set: { points: 60 } },
  )
  const body = { seen: endedEpochsMaximum + 3 }
  const refused = await api.call(`/api/drafts/${id}/take`, { body, token: bob.token })
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many'])
  await uses.deleteOne({ key: countedKey(api.options.secret, 'takes-per-user', bob.id) })
})

test('[3.take-control] the oldest versions of take-overs make room, named ones stay', async () => {
  const id = await aDraft(api, ann)
  await anEditorOf(api, id, bob)
  await save(id, 'Kept')
  await rename(id, 'Changed')
  await take(id, bob, 1)
  const row = await api.db.collection('DraftVersions').findOne({ draftId: id, reason: 'taken-over' })
  for (let count = 1; count <= takenOverVersionsRoom.count; count += 1) {
    const createdAt = new Date(row?.createdAt.getTime() + count)
    await api.insert('DraftVersions', { ...row, _id: `${id}-${count}`, createdAt, endedEpochs: [] })
  }
  api.later(takenOverVersionsRoom.count)
  await rename(id, 'Changed again')
  await take(id, ann, 2)
  const rows = api.db.collection('DraftVersions')
  expect(await rows.countDocuments({ draftId: id, reason: 'taken-over' })).toBe(takenOverVersionsRoom.count)
  expect(await rows.countDocuments({ draftId: id, reason: 'saved' })).toBe(1)
  expect((await read(id, 'epoch-1')).status).toBe(404)
  expect((await read(id, 'epoch-2')).status).toBe(200)
})

/** Copies the one version of a draft until there are `count` of them made for this reason, all older. */
const fill = async (id: string, reason: string, count: number) => {
  const row = await api.db.collection('DraftVersions').findOne({ draftId: id })
  for (let at = 1; at <= count; at += 1) {
    const createdAt = new Date(row?.createdAt.getTime() - at)
    await api.insert('DraftVersions', { ...row, _id: `${id}-${reason}-${at}`, createdAt, reason })
  }
}

test('[3.versions] a website keeps a maximum of named versions, and says so instead of dropping one', async () => {
  const id = await aDraft(api, zoe)
  await fill(id, 'saved', savedVersionsRoom.count - 1)
  // As several of its editors do in one moment: calls of one account take turns.
  const { clock } = api.options
  const version = { draftId: id, name: 'One of them', authorId: zoe.id, seq: 1, content: blankContent() }
  const versions = createVersions(api.db, clock)
  const together = await Promise.all(Array.from({ length: 8 }, () => versions.saveNamed(version)))
  expect(together.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = await api.call(`/api/drafts/${id}/versions`, { body: { name: 'More' }, token: zoe.token })
  expect([refused.status, refused.body.code]).toEqual([403, 'version.limit-reached'])
  expect(refused.body.text).toContain(`${savedVersionsRoom.count} saved versions`)
  const saved = { draftId: id, reason: 'saved' }
  expect(await api.db.collection('DraftVersions').countDocuments(saved)).toBe(savedVersionsRoom.count)
})

test('[3.versions] the oldest published versions make room for what visitors see now', async () => {
  const id = await aDraft(api, zoe)
  await fill(id, 'published', publishedVersionsRoom.count)
  await rename(id, 'Seen now')
  await publish(api, id, { person: zoe, handle: 'often-published' })
  const rows = api.db.collection('DraftVersions')
  expect(await rows.countDocuments({ draftId: id, reason: 'published' })).toBe(publishedVersionsRoom.count)
  expect((await contentOf(id, 'published', zoe)).business.name).toBe('Seen now')
  expect(await rows.countDocuments({ draftId: id, reason: 'generated' })).toBe(1)
})

/** Copies the one version of a draft until those made for this reason hold `bytes` and little more, all of them older. */
const fillBytes = async (id: string, reason: string, bytes: number) => {
  const rows = api.db.collection<{ _id: string }>('DraftVersions')
  await fill(id, reason, 4)
  for (const { _id } of await rows.find({ draftId: id, reason }).toArray())
    await rows.updateOne({ _id }, { $set: { bytes: bytes / 4 } })
}

test('[T29] what a website’s saved versions hold is bounded, and said, and whoever deletes some may save again', async () => {
  const id = await aDraft(api, zoe)
  await fillBytes(id, 'saved', savedVersionsRoom.bytes)
  const refused = await save(id, 'More', zoe)
  expect([refused.status, refused.body.code]).toEqual([403, 'version.room-reached'])
  expect(refused.body.text).toContain('64 MB')
  const params = { id, version: `${id}-saved-1` }
  expect((await api.ask(deleteVersionEndpoint, { params, token: zoe.token })).status).toBe(204)
  expect((await save(id, 'Again', zoe)).status).toBe(201)
})

test('[T29] what published versions hold, and those of take-overs, is bounded: the oldest make room, the newest stays', async () => {
  const id = await aDraft(api, zoe)
  await anEditorOf(api, id, bob)
  await fillBytes(id, 'published', publishedVersionsRoom.bytes)
  await fillBytes(id, 'taken-over', takenOverVersionsRoom.bytes)
  await rename(id, 'Seen now')
  await publish(api, id, { person: zoe, handle: 'bounded-versions' })
  await rename(id, 'Taken from Zoe')
  await take(id, bob, 1)
  const keptOf = (reason: string) =>
    api.db.collection('DraftVersions').countDocuments({ draftId: id, reason })
  expect([await keptOf('published'), await keptOf('taken-over')]).toEqual([4, 4])
  expect((await contentOf(id, 'published', zoe)).business.name).toBe('Seen now')
  expect((await contentOf(id, 'epoch-1', zoe)).business.name).toBe('Taken from Zoe')
})

test('[T29] versions from before their size was kept are measured when they are asked for', async () => {
  const id = await aDraft(api, zoe)
  const { body } = await save(id, 'Older', zoe)
  const rows = api.db.collection<{ _id: string }>('DraftVersions')
  const kept = await rows.findOneAndUpdate({ _id: body.id }, { $unset: { bytes: '', references: '' } })
  await save(id, 'Newer', zoe)
  expect(await rows.findOne({ _id: body.id })).toEqual(kept)
})

test('[3.versions] nobody saves versions without end', async () => {
  const id = await aDraft(api, zoe)
  await save(id, 'Once', zoe)
  const uses = api.db.collection('RateLimits')
  await uses.updateOne(
    { key: countedKey(api.options.secret, 'saves-per-user', zoe.id) },
    { $set: { points: 120 } },
  )
  const body = { name: 'Once more' }
  const refused = await api.call(`/api/drafts/${id}/versions`, { body, token: zoe.token })
  expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many'])
})

test('[3.versions] whoever has read too many is refused before any version is looked for or rebuilt', async () => {
  const id = await aDraft(api, zoe)
  const rows = api.db.collection<{ _id: string }>('DraftVersions')
  const unreadable = await rows.findOneAndUpdate({ draftId: id }, { $set: { content: 'none' } })
  const names = [String(unreadable?._id), 'published', 'epoch-7', 'no-such-version']
  const statuses = () => Promise.all(names.map(async (name) => (await read(id, name, zoe)).status))
  // What the work on each ends in tells that it was begun.
  expect(await statuses()).toEqual([500, 404, 404, 404])
  const uses = api.db.collection('RateLimits')
  await uses.updateOne(
    { key: countedKey(api.options.secret, 'draft-reads-per-user', zoe.id) },
    { $set: { points: 600 } },
  )
  expect(await statuses()).toEqual([429, 429, 429, 429])
  await uses.deleteOne({ key: countedKey(api.options.secret, 'draft-reads-per-user', zoe.id) })
})

test('[3.versions] long lists come in parts, each version once', async () => {
  const id = await aDraft(api, ann)
  for (let count = 0; count < versionsPerAnswer + 5; count += 1) await save(id, `Version ${count}`)
  const first = await list(id)
  expect(first.versions).toHaveLength(versionsPerAnswer)
  const second = await list(id, first.next ?? '')
  expect(second.next).toBeNull()
  const ids = [...first.versions, ...second.versions].map((version) => version.id)
  expect(new Set(ids).size).toBe(versionsPerAnswer + 6)
  expect((await list(id, 'nonsense')).versions).toHaveLength(versionsPerAnswer)
})

test('[3.versions] a version of another draft is none of this one', async () => {
  const one = await aDraft(api, ann)
  const other = await aDraft(api, ann)
  const saved = await save(one, 'Mine')
  expect((await read(other, saved.body.id)).status).toBe(404)
})

test('[3.versions] a version kept before a field existed reads with its initial value', async () => {
  const id = await aDraft(api, ann)
  const saved = await save(id, 'Old shape')
  await api.db
    .collection<{ _id: string }>('DraftVersions')
    .updateOne({ _id: saved.body.id }, { $unset: { 'content.settings.cookieText': '' } })
  expect((await contentOf(id, saved.body.id)).settings.cookieText).toBe('This website uses cookies')
})
