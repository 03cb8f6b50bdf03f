import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { picturesIn, withPictures } from '@shingle/shared/project-file/fresh-content.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import { rawZip } from '@shingle/storage/zip/raw-zip.testing.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft, editDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { readContent } from '../website/read-content.ts'
import { projectCalls } from './projects.testing.ts'

const { api, ann, bea } = await openTestApi('ann', 'bea')
const { api: elsewhere, cas } = await openTestApi('cas')
const here = projectCalls(api)
const there = projectCalls(elsewhere)

const contentOf = async (at: typeof api, draftId: string, { id }: Person): Promise<DraftContent> => {
  const read = await readContent(createDraftLog(at.db), { draftId, accountId: id })
  if (!read.ok) throw new Error(read.problem.text)
  return read.value.content
}

const aPhoto = async (draftId: string, background: string): Promise<unknown> => {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
  const sent = { method: 'PUT', rawBody: new Uint8Array(bytes), token: ann.token }
  const answer = await api.call(`/api/drafts/${draftId}/images`, sent)
  expect(answer.status).toBe(201)
  return answer.body.image
}

/** A draft with a photo on its page. */
const aDraftWithPhoto = async (): Promise<string> => {
  const id = await aDraft(api, ann)
  const image = await aPhoto(id, '#3a6ea5')
  const opening = (await contentOf(api, id, ann)).sections.find(({ type }) => type === 'Introduction')
  if (opening === undefined) throw new Error('no opening')
  await editDraft(api, { draftId: id, person: ann }, (doc) => {
    const placed = setField(doc, { in: 'section', section: opening.id, field: 'background' }, image)
    expect(placed.ok).toBe(true)
  })
  return id
}

const withoutNames = (content: DraftContent): unknown => {
  const ids = new Map(content.sections.map(({ id }, at) => [id, `section ${at}`]))
  const known = withPictures(content, (picture) => ({ ...picture, reference: 'photo' }))
  return JSON.parse(
    JSON.stringify(known, (key, value: unknown) => {
      if (key === 'id') return typeof value === 'string' ? (ids.get(value) ?? 'item') : value
      return key === 'target' && typeof value === 'string' ? (ids.get(value) ?? value) : value
    }),
  )
}

test('[leave] a project file opens as the same website in another deployment, with its pictures and links', async () => {
  const id = await aDraftWithPhoto()
  const { response, bytes } = await here.download(id, ann)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="harrow-sons-plumbing.shingle.zip"',
  )
  const opened = await there.open(bytes, cas)
  expect([opened.status, opened.body.leftOut]).toEqual([201, []])
  const [before, after] = [
    await contentOf(api, id, ann),
    await contentOf(elsewhere, opened.body.draftId, cas),
  ]
  expect(picturesIn(before)).toHaveLength(1)
  expect(withoutNames(after)).toEqual(withoutNames(before))
  const ids = ({ sections }: DraftContent) => sections.map((section: AnySection) => section.id)
  expect(ids(after).filter((one) => ids(before).includes(one))).toEqual([])
  const [reference = ''] = picturesIn(after)
  expect(await elsewhere.options.files.has(reference)).toBe(true)
  const library = await elsewhere.call(`/api/drafts/${opened.body.draftId}/images`, { token: cas.token })
  expect(library.body.images).toHaveLength(1)
  expect((await publish(elsewhere, opened.body.draftId, { person: cas, handle: 'moved-house' })).status).toBe(
    200,
  )
})

test('[3.providers] whoever made a picture of a library is named wherever its project is opened', async () => {
  const id = await aDraftWithPhoto()
  const credit = {
    ...{ provider: 'Unsplash', author: 'Ana' },
    ...{ authorUrl: 'https://unsplash.com/@ana', pageUrl: 'https://unsplash.com/photos/1' },
  }
  await api.db.collection('WebsiteImages').updateMany({ websiteId: id }, { $set: { credit } })
  const opened = await there.open((await here.download(id, ann)).bytes, cas)
  expect(opened.status).toBe(201)
  const { draftId } = opened.body
  expect([
    ...(await openWebsiteImages(elsewhere.db, elsewhere.options.clock).creditsOf(draftId)).values(),
  ]).toEqual([credit])
  await publish(elsewhere, draftId, { person: cas, handle: 'named-maker' })
  const key = (await elsewhere.row('Websites', 'named-maker'))?.page.files.identity
  const html = String(Buffer.from((await elsewhere.options.files.get(key))?.bytes ?? ''))
  expect(html).toContain('https://unsplash.com/@ana')
})

test('[leave] opened beside the website it was made of, it is listed as a copy', async () => {
  const id = await aDraft(api, bea)
  const { bytes } = await here.download(id, bea)
  const opened = await here.open(bytes, bea)
  const { body } = await api.call('/api/websites', { token: bea.token })
  const listed = body.owned.find(({ draftId }: { draftId: string }) => draftId === opened.body.draftId)
  expect(listed.businessName).toBe('Harrow & Sons Plumbing copy')
})

/** The file of a new draft with what it says changed. */
const changedProject = async (
  change: (project: { content: DraftContent; version: number }) => unknown,
): Promise<Buffer> => {
  const id = await aDraft(api, await signInAs(api, `${crypto.randomUUID()}@example.com`))
  const files = await readZip((await here.download(id, await ownerOf(id))).bytes)
  const project = JSON.parse(String(files.get('project.json')))
  return rawZip([{ name: 'project.json', bytes: JSON.stringify(change(project)) }])
}

const ownerOf = async (id: string): Promise<Person> => {
  const row = await api.row('DraftWebsites', id)
  const user = await api.row('Users', row.userId)
  return signInAs(api, user.email)
}

test('[leave] a file of an older release opens: what came later starts as it does in a new website, what went is told', async () => {
  const bytes = await changedProject((project) => {
    const { searchIndexing: _, ...settings } = project.content.settings
    const sections: unknown[] = project.content.sections.map((section) => {
      const { layout: __, background: ___, ...older } = section
      return section.type === 'Header' ? { ...older, ticker: 'News' } : section
    })
    const former = { id: 'a', type: 'Guestbook', layout: 'auto', entries: [] }
    return { ...project, content: { ...project.content, settings, sections: [...sections, former] } }
  })
  const opened = await there.open(bytes, cas)
  expect([opened.status, opened.body.leftOut]).toEqual([201, ['Header: ticker', 'Section: Guestbook']])
  const content = await contentOf(elsewhere, opened.body.draftId, cas)
  expect([content.settings.searchIndexing, content.sections[0]?.layout]).toEqual([true, 'auto'])
})

test('[leave] a file of a later version is refused as such', async () => {
  const opened = await there.open(await changedProject((project) => ({ ...project, version: 2 })), cas)
  expect([opened.status, opened.body.code]).toEqual([400, 'project.newer'])
})

test('[5.websites] nobody opens more websites than they may own, and none is begun', async () => {
  const dan = await signInAs(elsewhere, 'dan@example.com')
  const bytes = await changedProject((project) => project)
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push((await there.open(bytes, dan)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 403])
  expect(await elsewhere.db.collection('DraftWebsites').countDocuments({ userId: dan.id })).toBe(10)
})

test('[4.takedown] what the operator took down is not downloaded to be opened as another website', async () => {
  const id = await aDraft(api, ann)
  await api.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: id }, { $set: { takenDownAt: new Date() } })
  expect((await here.download(id, ann)).response.status).toBe(403)
})
