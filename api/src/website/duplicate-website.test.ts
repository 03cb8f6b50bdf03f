import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { readContent } from './read-content.ts'

const { api } = await openTestApi()

const duplicate = ({ token }: Person, id: string) =>
  api.ask(duplicateWebsiteEndpoint, { params: { id }, token })
const contentOf = async (draftId: string) => {
  const read = await readContent(createDraftLog(api.db), { draftId, accountId: 'whoever' })
  if (!read.ok) throw new Error(read.problem.text)
  return read.value.content
}
const deleteForGood = async ({ token }: Person, id: string) => {
  for (const path of [`/api/websites/${id}`, `/api/trash/${id}`])
    await api.call(path, { method: 'DELETE', token })
}

test('[3.website] a duplicate is a website of its own with the same content, not published and without an address', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const id = await aDraft(api, ann)
  await publish(api, id, { person: ann, handle: 'the-first' })
  api.later(60_000)
  const made = await duplicate(ann, id)
  expect(made.status).toBe(201)
  const { draftId } = made.body
  expect(draftId).not.toBe(id)
  const copy = 'Harrow & Sons Plumbing copy'
  expect(await contentOf(draftId)).toEqual(await contentOf(id))
  const { owned } = (await api.call('/api/websites', { token: ann.token })).body
  expect(owned.map((entry: { draftId: string }) => entry.draftId)).toEqual([draftId, id])
  expect(owned[0]).toMatchObject({ businessName: copy, published: null, publishedHandle: null })
  const { versions } = (await api.call(`/api/drafts/${draftId}/versions`, { token: ann.token })).body
  expect(versions).toMatchObject([{ name: 'Copy of Harrow & Sons Plumbing' }])
  expect((await publish(api, draftId, { person: ann, handle: 'the-second' })).status).toBe(200)
  expect(await api.row('Websites', 'the-first')).toMatchObject({ websiteId: id, state: 'published' })
})

test('[4.list] every duplicate has a name of its own, also that of a duplicate', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const id = await aDraft(api, eve)
  const { draftId } = (await duplicate(eve, id)).body
  await duplicate(eve, draftId)
  await duplicate(eve, id)
  const { owned } = (await api.call('/api/websites', { token: eve.token })).body
  expect(owned.map(({ businessName }: { businessName: string }) => businessName).sort()).toEqual([
    'Harrow & Sons Plumbing',
    'Harrow & Sons Plumbing copy',
    'Harrow & Sons Plumbing copy 2',
    'Harrow & Sons Plumbing copy 3',
  ])
})

test('[3.website] pictures are shared with a duplicate, and their files go with the last website that has them', async () => {
  const bob = await signInAs(api, 'bob@example.com')
  const id = await aDraft(api, bob)
  const create = { width: 700, height: 90, channels: 3, background: '#a53a3a' } as const
  const rawBody = new Uint8Array(await sharp({ create }).png().toBuffer())
  const sent = { method: 'PUT', rawBody, headers: { 'content-type': 'image/png' }, token: bob.token }
  const { reference } = (await api.call(`/api/drafts/${id}/images`, sent)).body.image
  const { draftId } = (await duplicate(bob, id)).body
  const library = await api.call(`/api/drafts/${draftId}/images`, { token: bob.token })
  expect(library.body.images).toMatchObject([{ image: { reference } }])
  const { renditions } = await api.row('WebsiteImages', `${draftId}/${reference}`)
  const isThere = () => Promise.all(renditions.map(({ key }: { key: string }) => api.options.files.has(key)))
  await deleteForGood(bob, id)
  expect(await isThere()).toEqual([true, true])
  await deleteForGood(bob, draftId)
  expect(await isThere()).toEqual([false, false])
})

test('[9.limit] a duplicate counts: at the limit it is refused, and of many at once exactly as many are made as have room', async () => {
  const cal = await signInAs(api, 'cal@example.com')
  const id = await aDraft(api, cal)
  for (let count = 0; count < 7; count += 1) await duplicate(cal, id)
  const answers = await Promise.all(Array.from({ length: 6 }, () => duplicate(cal, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403])
  const refused = await duplicate(cal, id)
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { text: 'Maximum allowed website limit exceeded' },
  ])
  expect(await api.db.collection('DraftWebsites').countDocuments({ userId: cal.id })).toBe(10)
}, 30_000)
