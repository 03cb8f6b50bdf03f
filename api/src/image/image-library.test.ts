import { duplicateWebsiteEndpoint } from '@shingle/shared/creation/endpoints.ts'
import { imagesKeptMaximum, imagesMaximum, pictureRoom } from '@shingle/shared/image/image-limits.ts'
import { countedKey } from '@shingle/storage/rows/rate-limits.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')
let draftId = await aDraft(api, ann)

const path = (rest = '') => `/api/drafts/${draftId}/images${rest}`
const upload = async (width: number, height = 20) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()
  return api.call(path(), {
    method: 'PUT',
    rawBody: new Uint8Array(png),
    token: ann.token,
    headers: { 'content-type': 'image/png' },
  })
}
const remove = (reference: string) => api.call(path(`/${reference}`), { method: 'DELETE', token: ann.token })
const listed = async (): Promise<string[]> => {
  const { body } = await api.call(path(), { token: ann.token })
  return body.images.map(({ image }: { image: { reference: string } }) => image.reference)
}

test('[9.image] uploads that come at once end exactly at the limit', async () => {
  for (let slot = 0; slot < imagesMaximum - 1; slot += 1) {
    await api.insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
  }
  const answers = await Promise.all([31, 32].map((width) => upload(width)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, 403])
  const refused = answers.find(({ status }) => status === 403)
  expect(refused?.body.text).toBe('Maximum uploaded images reached')
  await api.db.collection('WebsiteImages').deleteMany({ websiteId: draftId })
})

test('[9.image] where the library is full, a picture that is in it already is taken again, and no other', async () => {
  const { reference } = (await upload(36)).body.image
  const { slot: taken } = await api.row('WebsiteImages', `${draftId}/${reference}`)
  for (let slot = 0; slot < imagesMaximum; slot += 1) {
    if (slot === taken) continue
    await api.insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
  }
  const again = await upload(36)
  expect([again.status, again.body.image?.reference]).toEqual([201, reference])
  const other = await upload(37)
  expect([other.status, other.body.text]).toEqual([403, 'Maximum uploaded images reached'])
  expect(await api.db.collection('WebsiteImages').countDocuments({ websiteId: draftId })).toBe(imagesMaximum)
  await api.db.collection('WebsiteImages').deleteMany({ websiteId: draftId })
})

test('[T5] a picture that got no place leaves no file behind', async () => {
  for (let slot = 0; slot < imagesMaximum - 1; slot += 1) {
    await api.insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
  }
  const { files } = api.options
  const put = files.put
  const stored: string[] = []
  Object.assign(files, {
    put: async (...given: Parameters<typeof put>) => {
      const key = await put(...given)
      stored.push(key)
      return key
    },
  })
  const answers = await Promise.all([33, 34].map((width) => upload(width)))
  Object.assign(files, { put })
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
  const kept = answers.find(({ status }) => status === 201)?.body.image.reference
  const left = await Promise.all(stored.map(async (key) => ((await files.has(key)) ? key : '')))
  expect(left.filter((key) => key !== '')).toEqual([kept])
  await api.db.collection('WebsiteImages').deleteMany({ websiteId: draftId })
})

test('[3.images] a picture that could not be stored is not in the library, and can be sent again', async () => {
  const { files } = api.options
  const put = files.put
  Object.assign(files, { put: () => Promise.reject(new Error('no space left')) })
  expect((await upload(35)).status).toBe(500)
  Object.assign(files, { put })
  expect(await listed()).toEqual([])
  const { reference } = (await upload(35)).body.image
  expect(await listed()).toEqual([reference])
  expect(await files.has(reference)).toBe(true)
  await remove(reference)
})

test('[3.images] the library lists every upload; a deleted one makes room and may be uploaded again', async () => {
  const first = (await upload(40)).body.image.reference
  const second = (await upload(41)).body.image.reference
  expect((await listed()).sort()).toEqual([first, second].sort())
  expect((await remove(first)).status).toBe(204)
  expect(await listed()).toEqual([second])
  // Published pages and versions go on showing what they show.
  expect(await api.options.files.get(first)).toBeDefined()
  await upload(40)
  expect(await listed()).toContain(first)
})

test('[3.images] a picture that stands on the page is not deleted under it, and its uses are told', async () => {
  const reference = (await upload(42)).body.image.reference
  const uses = () => api.call(path(`/${reference}/uses`), { token: ann.token })
  expect((await uses()).body).toEqual({ onPage: false, isPublished: false, versions: 0 })
  // Whatever names the picture uses it: here the words that the website was made from.
  draftId = await aDraft(api, ann, { businessActivities: `Plumber in Leeds. ${reference}` })
  await upload(42)
  expect((await uses()).body).toEqual({ onPage: true, isPublished: false, versions: 1 })
  const refused = await remove(reference)
  expect([refused.status, refused.body.code]).toEqual([409, 'image.in-use'])
  expect(await listed()).toEqual([reference])
})

test('[3.images] versions kept before their pictures were noted count as well', async () => {
  const { reference } = (await upload(43)).body.image
  draftId = await aDraft(api, ann, { businessActivities: `Plumber in Leeds. ${reference}` })
  const rows = api.db.collection('DraftVersions')
  expect(await rows.findOne({ draftId })).toMatchObject({ references: [reference] })
  const [row] = await rows.find({ draftId }).toArray()
  for (let count = 0; count < 50; count += 1)
    await api.insert('DraftVersions', { ...row, _id: `${draftId}-${count}` })
  await rows.updateMany({ draftId }, { $unset: { references: '', bytes: '' } })
  const uses = async () => (await api.call(path(`/${reference}/uses`), { token: ann.token })).body.versions
  expect(await uses()).toBe(51)
  expect(await rows.countDocuments({ draftId, references: reference })).toBe(51)
  expect(await uses()).toBe(51)
})

test('[3.images] a text that is no picture’s name is not looked for in the words of a website', async () => {
  const answer = await api.call(path('/a/uses'), { token: ann.token })
  expect([answer.status, answer.body.code]).toEqual([404, 'image.not-found'])
  expect((await remove('a')).status).toBe(404)
})

test('[T5] whoever uploads and deletes over and over keeps so many pictures and no more, and none that something shows', async () => {
  const reference = (await upload(43)).body.image.reference
  draftId = await aDraft(api, ann, { businessActivities: `Plumber in Leeds. ${reference}` })
  const rows = api.db.collection<{ _id: string }>('WebsiteImages')
  const row = { websiteId: draftId, userId: ann.id, width: 20, height: 20, renditions: [] }
  const deleted = (at: number) => ({
    ...{ ...row, _id: `${draftId}/deleted${at}`, createdAt: new Date(at) },
    reference: at === 0 ? reference : `deleted${at}`,
  })
  await rows.insertMany(Array.from({ length: imagesKeptMaximum }, (_, at) => deleted(at)))
  expect((await upload(44)).status).toBe(201)
  const kept = await rows.find({ websiteId: draftId }).toArray()
  expect(kept.map(({ _id }) => _id)).toContain(`${draftId}/deleted0`)
  expect(kept.length).toBeLessThanOrEqual(imagesKeptMaximum)
})

test('[T5] whoever sends more pictures at once than are taken is asked to send them again', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => upload(2000 + at, 2000)))
  const busy = answers.filter(({ status }) => status !== 201)
  for (const { status, body, headers } of busy)
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'image.busy', '2'])
  expect(busy.length).toBeGreaterThan(0)
})

test('[T5] where everything kept is shown, no more is kept: few uploads at once find out, and hear so', async () => {
  draftId = await aDraft(api, ann)
  const references = Array.from(
    { length: imagesKeptMaximum },
    (_, at) => `${String(at).padStart(64, '0')}.webp`,
  )
  const row = {
    websiteId: draftId,
    userId: ann.id,
    width: 20,
    height: 20,
    renditions: [],
    createdAt: new Date(),
  }
  const rows = api.db.collection<{ _id: string }>('WebsiteImages')
  await rows.insertMany(
    references.map((reference) => ({ ...row, _id: `${draftId}/${reference}`, reference })),
  )
  await api.db.collection('DraftVersions').updateOne({ draftId }, { $set: { references } })
  const one = await upload(45)
  expect([one.status, one.body.text]).toEqual([403, 'Maximum uploaded images reached'])
  const several = (await Promise.all(Array.from({ length: 12 }, (_, at) => upload(46 + at)))).map(
    ({ status }) => status,
  )
  expect(new Set(several)).toEqual(new Set([403, 503]))
  expect(await rows.countDocuments({ websiteId: draftId })).toBe(imagesKeptMaximum)
})

test('[T5] what one account uploaded takes so many bytes and no more, wherever it is, the trash included', async () => {
  const rows = api.db.collection<{ _id: string }>('WebsiteImages')
  await rows.deleteMany({})
  draftId = await aDraft(api, ann)
  const { reference } = (await upload(60)).body.image
  const kept = await api.row('WebsiteImages', `${draftId}/${reference}`)
  const sizes = await Promise.all(
    kept.renditions.map(async ({ key }: { key: string }) => (await api.options.files.get(key))?.bytes.length),
  )
  expect(kept.bytes).toBe(sizes.reduce((sum, size) => sum + (size ?? 0), 0))
  const row = { ...kept, userId: ann.id, createdAt: new Date() }
  const elsewhere = {
    ...row,
    _id: 'trashed/huge',
    websiteId: 'trashed',
    reference: 'huge',
    bytes: pictureRoom,
  }
  await rows.insertOne(elsewhere)
  const refused = await upload(61)
  expect([refused.status, refused.body.text]).toEqual([403, 'Maximum uploaded images reached'])
  // What is there is not refused, and nobody else's.
  expect((await upload(60)).status).toBe(201)
  const duplicate = () => api.ask(duplicateWebsiteEndpoint, { params: { id: draftId }, token: ann.token })
  expect((await duplicate()).status).toBe(403)
  await rows.updateOne({ _id: 'trashed/huge' }, { $set: { userId: 'bea' } })
  expect([(await upload(61)).status, (await duplicate()).status]).toEqual([201, 201])
  // In a website and its duplicate it is one file.
  await rows.updateMany({ reference }, { $set: { bytes: pictureRoom - 2 ** 20 } })
  expect((await upload(62)).status).toBe(201)
})

test('[T5] where an account has no bytes left, what nothing shows makes room', async () => {
  const rows = api.db.collection<{ _id: string }>('WebsiteImages')
  await rows.deleteMany({})
  draftId = await aDraft(api, ann)
  const { reference } = (await upload(63)).body.image
  await remove(reference)
  await rows.updateOne({ _id: `${draftId}/${reference}` }, { $set: { bytes: pictureRoom } })
  expect((await upload(64)).status).toBe(201)
  expect(await rows.countDocuments({ websiteId: draftId })).toBe(1)
})

test('[T5] a strip is kept as high as a page shows it, however high it was sent', async () => {
  draftId = await aDraft(api, ann)
  const { image } = (await upload(1600, 12_000)).body
  expect([image.width, image.height]).toEqual([640, 4800])
})

test('[T5] an upload that finds a full library removes none of the pictures that were deleted from it', async () => {
  const rows = api.db.collection<{ _id: string }>('WebsiteImages')
  await rows.deleteMany({ websiteId: draftId })
  const row = { websiteId: draftId, userId: ann.id, width: 20, height: 20, renditions: [] }
  const kept = Array.from({ length: imagesKeptMaximum }, (_, at) => ({
    ...{ ...row, _id: `${draftId}/kept${at}`, reference: `kept${at}`, createdAt: new Date(at) },
    ...(at < imagesMaximum && { slot: at }),
  }))
  await rows.insertMany(kept)
  const refused = await upload(65)
  expect([refused.status, refused.body.text]).toEqual([403, 'Maximum uploaded images reached'])
  expect(await rows.countDocuments({ websiteId: draftId })).toBe(imagesKeptMaximum)
})

test('[T5] to full libraries an account sends so many pictures an hour, and then none is opened', async () => {
  const rows = api.db.collection('WebsiteImages')
  await rows.deleteMany({ websiteId: draftId })
  const { reference } = (await upload(66)).body.image
  const { slot: taken } = await api.row('WebsiteImages', `${draftId}/${reference}`)
  for (let slot = 0; slot < imagesMaximum; slot += 1)
    if (slot !== taken)
      await api.insert('WebsiteImages', { _id: `${draftId}/full${slot}`, websiteId: draftId, slot })
  expect((await upload(66)).status).toBe(201)
  const key = countedKey(api.options.secret, 'full-uploads-per-user', ann.id)
  await api.db.collection('RateLimits').updateOne({ key }, { $set: { points: 30 } })
  const noPicture = { method: 'PUT', rawBody: 'no picture', token: ann.token } as const
  for (const { status, body } of [await upload(66), await api.call(path(), noPicture)])
    expect([status, body.text]).toEqual([403, 'Maximum uploaded images reached'])
  await rows.deleteMany({ websiteId: draftId, slot: { $ne: taken } })
  expect((await upload(66)).status).toBe(201)
})
