import { setTimeout as wait } from 'node:timers/promises'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { aDraft, anEditorOf, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')

const siteAt = (handle: string) => api.row('Websites', handle)
const draftRow = (id: string) => api.row('DraftWebsites', id)
const filesOf = async (handle: string) => {
  const page = (await siteAt(handle))?.page
  return Object.values<string>(page.files)
}

test('[4.publish] a draft goes out at its handle, in three encodings, and the draft knows', async () => {
  const id = await aDraft(api, ann)
  const answer = await publish(api, id, { person: ann, handle: ' Harrow Plumbing!' })
  expect(answer.body).toEqual({
    handle: 'harrowplumbing',
    url: 'http://sites.localhost:3000/harrowplumbing',
    publishedAt: expect.any(String),
    version: expect.any(Number),
    seq: 1,
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  const row = await siteAt('harrowplumbing')
  expect(row).toMatchObject({ state: 'published', websiteId: id, userId: ann.id, seq: 1 })
  for (const key of await filesOf('harrowplumbing')) expect(await api.options.files.has(key)).toBe(true)
  const html = await api.options.files.get(row?.page.files.identity)
  expect(Buffer.from(html?.bytes ?? '').toString()).toContain('Harrow &amp; Sons Plumbing')
  expect(await draftRow(id)).toMatchObject({ handle: 'harrowplumbing', lastPublishedAt: expect.any(Date) })
  const entry = await api.call(`/api/websites/${id}`, { token: ann.token })
  expect(entry.body.published.fingerprint).toBe(answer.body.fingerprint)
})

test('[7.publish] samples stay in the draft', async () => {
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'no-samples' })
  const sections: { type: string; items?: { sample?: boolean }[] }[] = (await siteAt('no-samples'))?.content
    .sections
  expect(sections.flatMap(({ items }) => items ?? []).filter(({ sample }) => sample)).toEqual([])
})

test('[5.handle] what is no handle, is reserved or deceives is refused with the specified text', async () => {
  const id = await aDraft(api, ann)
  const texts = {
    invalid: 'Required: 3 or more characters (alphanumeric and dashes only)',
    unavailable: 'Web address unavailable',
  }
  for (const handle of ['ab', '-abc', 'abc-', '', '工房']) {
    const answer = await publish(api, id, { person: ann, handle })
    expect([answer.status, answer.body.text, answer.body.field]).toEqual([400, texts.invalid, 'handle'])
  }
  for (const handle of ['designer', 'websites', 'coffee-shop', 'www', 'robots']) {
    const answer = await publish(api, id, { person: ann, handle })
    expect([answer.status, answer.body.text]).toEqual([409, texts.unavailable])
  }
  for (const handle of ['paypa1', 'g00gle', 'paypal-login', 'apple-support']) {
    const answer = await publish(api, id, { person: ann, handle })
    expect([answer.status, answer.body.text]).toEqual([409, expect.stringContaining(texts.unavailable)])
  }
  expect((await draftRow(id))?.handle).toBeNull()
})

test('[5.handle] of ten websites published at one handle at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, at) => signInAs(api, `r${at}@example.com`)))
  const racers = await Promise.all(people.map(async (person) => ({ person, id: await aDraft(api, person) })))
  const answers = await Promise.all(
    racers.map(async ({ person, id }) => ({
      id,
      ...(await publish(api, id, { person, handle: 'the-one' })),
    })),
  )
  const { websiteId } = await siteAt('the-one')
  for (const { id, status, body } of answers) {
    const expected = id === websiteId ? [200, undefined] : [409, 'Web address unavailable']
    expect([status, body.text]).toEqual(expected)
  }
}, 20_000)

test('[4.publish] changing the handle ends the old address, which stays reserved for 30 days', async () => {
  const cat = await signInAs(api, 'cat@example.com')
  const dan = await signInAs(api, 'dan@example.com')
  const id = await aDraft(api, cat)
  await publish(api, id, { person: cat, handle: 'old-name' })
  await publish(api, id, { person: cat, handle: 'new-name' })
  expect(await siteAt('old-name')).toMatchObject({ state: 'released', page: null, content: null })
  expect(await siteAt('new-name')).toMatchObject({ state: 'published', websiteId: id })
  const other = await aDraft(api, dan)
  const early = await publish(api, other, { person: dan, handle: 'old-name' })
  expect(early.body.text).toBe('Web address unavailable')
  expect((await publish(api, id, { person: cat, handle: 'old-name' })).status).toBe(200)
  await publish(api, id, { person: cat, handle: 'new-name' })
  api.later(31 * 24 * 60 * 60_000)
  const later = await signInAs(api, 'dan@example.com')
  expect((await publish(api, other, { person: later, handle: 'old-name' })).status).toBe(200)
})

test('[6.control] who does not hold control publishes nothing', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const fay = await signInAs(api, 'fay@example.com')
  const id = await aDraft(api, eve)
  await anEditorOf(api, id, fay)
  await publish(api, id, { person: eve, handle: 'controlled' })
  const refused = await publish(api, id, { person: fay, handle: 'controlled' })
  expect([refused.status, refused.body.text]).toEqual([409, 'Someone else is editing now'])
  const taken = await api.call(`/api/drafts/${id}/take`, { body: { seen: 1 }, token: fay.token })
  expect(taken.body).toEqual({ epoch: 2, holder: { id: fay.id, name: fay.email }, seq: 2 })
  const former = await publish(api, id, { person: eve, handle: 'controlled' })
  expect(former.status).toBe(409)
  const now = await publish(api, id, { person: fay, handle: 'controlled', epoch: 2, seq: 2 })
  expect(now.status).toBe(200)
  expect((await siteAt('controlled'))?.userId).toBe(eve.id)
})

test('[7.publish] publishing waits for the last edit to arrive, and shows it', async () => {
  const kim = await signInAs(api, 'kim@example.com')
  const id = await aDraft(api, kim)
  const log = createDraftLog(api.db)
  const loaded = await log.load(id)
  const doc = loaded.ok ? loaded.value.doc : new Y.Doc()
  const before = Y.encodeStateVector(doc)
  setField(doc, { in: 'business', field: 'name' }, 'Typed at the last moment')
  const update = Y.encodeStateAsUpdate(doc, before)
  const publishing = publish(api, id, { person: kim, handle: 'last-moment', seq: 2 })
  await wait(150)
  await log.append({ draftId: id, epoch: 1, holder: kim.id, base: 1, update })
  expect((await publishing).body.seq).toBe(2)
  expect((await siteAt('last-moment')).content.business.name).toBe('Typed at the last moment')
})

test('[7.publish] edits that never arrive are not published without', async () => {
  const lea = await signInAs(api, 'lea@example.com')
  const id = await aDraft(api, lea)
  const answer = await publish(api, id, { person: lea, handle: 'too-early', seq: 9 })
  expect([answer.status, answer.body.code]).toEqual([409, 'draft.not-yet-saved'])
  expect(await siteAt('too-early')).toBeNull()
}, 15_000)

test('[7.publish] an interrupted change of address is completed by publishing again', async () => {
  const gus = await signInAs(api, 'gus@example.com')
  const id = await aDraft(api, gus)
  await publish(api, id, { person: gus, handle: 'before' })
  const before = await siteAt('before')
  // As left by a process that died after the new address was written and before the old one ended.
  await api.db
    .collection<{ _id: string }>('Websites')
    .insertOne({ ...before, _id: 'after' } as { _id: string })
  await publish(api, id, { person: gus, handle: 'after' })
  expect((await siteAt('before'))?.state).toBe('released')
  expect((await siteAt('after'))?.state).toBe('published')
  expect((await draftRow(id))?.handle).toBe('after')
})

test('[4.delete] deleting takes the site off, and for good the draft and everything of it; a second time finds nothing', async () => {
  const hal = await signInAs(api, 'hal@example.com')
  const id = await aDraft(api, hal)
  await publish(api, id, { person: hal, handle: 'short-lived' })
  expect((await api.call(`/api/websites/${id}`, { method: 'DELETE', token: hal.token })).status).toBe(204)
  expect(await siteAt('short-lived')).toMatchObject({ state: 'released', content: null })
  await api.call(`/api/trash/${id}`, { method: 'DELETE', token: hal.token })
  expect(await draftRow(id)).toBeNull()
  for (const name of ['DraftSync', 'DraftEarlierUpdates', 'DraftSnapshots']) {
    expect(await api.row(name, id)).toBeNull()
  }
  expect(await api.db.collection('DraftVersions').countDocuments({ draftId: id })).toBe(0)
  const again = await api.call(`/api/websites/${id}`, { method: 'DELETE', token: hal.token })
  expect([again.status, again.body.text]).toEqual([404, 'No website at this link'])
})

test('[7.publish] taking a website off its address leaves the draft', async () => {
  const ivy = await signInAs(api, 'ivy@example.com')
  const id = await aDraft(api, ivy)
  await publish(api, id, { person: ivy, handle: 'on-and-off' })
  expect((await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: ivy.token })).status).toBe(
    204,
  )
  expect((await siteAt('on-and-off'))?.state).toBe('released')
  expect(await draftRow(id)).toMatchObject({ handle: null, published: null })
})
