import { createServer } from 'node:http'
import { siteChangedChannel, siteChangedSchema } from '@shingle/shared/website/site-changed.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import { aDraft, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { listen, type TestApi } from '../testing/start-test-api.ts'
import { createTestCalls } from '../testing/test-calls.ts'

const { api } = await openTestApi()

const ofWebsites = collections.flatMap(({ name, owners }) =>
  owners.filter(({ of }) => of === 'website').map(({ by }) => ({ name, by })),
)

test('[4.delete] deleting a website for good leaves no row of it in any collection that says it belongs to websites', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const [gone, kept] = [await aDraft(api, ann), await aDraft(api, ann)]
  await publish(api, gone, { person: ann, handle: 'harrow-plumbing' })
  // What the product itself has not written yet of these two websites.
  for (const _id of [gone, kept])
    for (const name of ['Creations', 'DraftEarlierUpdates']) await api.insert(name, { _id })
  for (const { name, by } of ofWebsites.filter((one) => one.by !== '_id'))
    for (const id of [gone, kept])
      await api.insert(name, {
        _id: `${name}-${id}`,
        [by]: id,
        email: 'v@example.com',
        invitedUserEmail: 'i@example.com',
        ...{ renditions: [], page: `${id}.html`, keys: [] },
      })
  const counts = (id: string) =>
    Promise.all(ofWebsites.map(({ name, by }) => api.db.collection(name).countDocuments({ [by]: id })))
  expect((await counts(gone)).every((count) => count > 0)).toBe(true)
  const before = await counts(kept)
  expect(await deleteIt(api, gone, ann)).toEqual([204, 204])
  expect(await counts(gone)).toEqual(ofWebsites.map(() => 0))
  expect(await counts(kept)).toEqual(before)
  expect(await api.row('Websites', 'harrow-plumbing')).toMatchObject({
    state: 'released',
    content: null,
    page: null,
  })
})

/** The api on a second server, where `meanwhile` happens whenever the page at an address has just changed. */
const whereMeanwhile = async (meanwhile: (handle: unknown) => Promise<unknown>) => {
  const { bus } = api.options
  const tellsUs: Bus = {
    ...bus,
    publish: async (channel, message) => {
      await bus.publish(channel, message)
      if (channel === siteChangedChannel) await meanwhile(siteChangedSchema.parse(message).handle)
    },
  }
  const server = createServer(createApi({ ...api.options, bus: tellsUs }).callback())
  const calls = createTestCalls(await listen(server), api.options.origins.app)
  return { ...calls, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** Puts a website into the trash and deletes it from there for good; the statuses of both. */
const deleteIt = async (where: Pick<TestApi, 'call'>, id: string, { token }: Person) => {
  const paths = [`/api/websites/${id}`, `/api/trash/${id}`]
  const statuses = []
  for (const path of paths) statuses.push((await where.call(path, { method: 'DELETE', token })).status)
  return statuses
}
const rowsLeft = async (id: string) => {
  const counts = await Promise.all(
    ofWebsites.map(async ({ name, by }) => ({
      name,
      rows: await api.db.collection(name).countDocuments({ [by]: id }),
    })),
  )
  return counts.filter(({ rows }) => rows > 0)
}
const siteStateAt = async (handle: string) => (await api.row('Websites', handle))?.state

test('[4.delete] who publishes while the website is being deleted leaves no page and no row', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  const id = await aDraft(api, bea)
  await publish(api, id, { person: bea, handle: 'race-one' })
  const other = await whereMeanwhile(() => publish(api, id, { person: bea, handle: 'race-one' }))
  expect(await deleteIt(other, id, bea)).toEqual([204, 204])
  expect([await siteStateAt('race-one'), await rowsLeft(id)]).toEqual(['released', []])
  await other.close()
})

test('[4.delete] a website that is deleted while it is being published is told gone, and nothing stays of it', async () => {
  const cal = await signInAs(api, 'cal@example.com')
  // When the new address has just been taken, and when the old one has just been given up.
  for (const at of ['race-new', 'race-old']) {
    const id = await aDraft(api, cal)
    await publish(api, id, { person: cal, handle: 'race-old' })
    const other = await whereMeanwhile(async (handle) => handle === at && deleteIt(api, id, cal))
    const answer = await publish(other, id, { person: cal, handle: 'race-new' })
    expect(answer.status, at).toBe(404)
    expect([await siteStateAt('race-new'), await rowsLeft(id)]).toEqual(['released', []])
    await other.close()
  }
})

test('[4.delete] the pictures of a deleted website go with it, and those that another has as well stay', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  const [gone, kept] = [await aDraft(api, fay), await aDraft(api, fay)]
  const upload = async (id: string, background: string): Promise<string[]> => {
    const create = { width: 700, height: 90, channels: 3, background } as const
    const rawBody = new Uint8Array(await sharp({ create }).png().toBuffer())
    const sent = { method: 'PUT', rawBody, headers: { 'content-type': 'image/png' }, token: fay.token }
    const { reference } = (await api.call(`/api/drafts/${id}/images`, sent)).body.image
    const row = await api.row('WebsiteImages', `${id}/${reference}`)
    return row.renditions.map(({ key }: { key: string }) => key)
  }
  const own = await upload(gone, '#a53a3a')
  const shared = await upload(gone, '#3aa53a')
  expect(await upload(kept, '#3aa53a')).toEqual(shared)
  expect([own.length, shared.length]).toEqual([2, 2])
  await deleteIt(api, gone, fay)
  const present = (keys: string[]) => Promise.all(keys.map((key) => api.options.files.has(key)))
  expect(await present(own)).toEqual([false, false])
  expect(await present(shared)).toEqual([true, true])
  await deleteIt(api, kept, fay)
  expect(await present(shared)).toEqual([false, false])
})

test('[4.delete] a picture that was still on its way when its website was deleted is not kept', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  const id = await aDraft(api, dan)
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#3a6ea5' } })
    .png()
    .toBuffer()
  const uploads = () => api.db.collection('RateLimits').countDocuments({ key: /^uploads-per-user/ })
  const rawBody = ReadableStream.from(
    (async function* () {
      yield picture.subarray(0, 50)
      await expect.poll(uploads).toBe(1)
      await deleteIt(api, id, dan)
      yield picture.subarray(50)
    })(),
  )
  const headers = { 'content-type': 'image/png' }
  const sent = { method: 'PUT', rawBody, headers, token: dan.token }
  expect((await api.call(`/api/drafts/${id}/images`, sent)).status).toBe(404)
  expect(await rowsLeft(id)).toEqual([])
})

test('[4.delete] a deleted website is swept once more when whatever was under way has ended', async () => {
  const eva = await signInAs(api, 'eva@example.com')
  const id = await aDraft(api, eva)
  await deleteIt(api, id, eva)
  const job = await api.db.collection('Jobs').findOne({ 'payload.websiteId': id, name: 'sweep-deleted' })
  expect(job).toMatchObject({ state: 'open' })
  expect(job?.runAt.getTime() - job?.createdAt.getTime()).toBe(600_000)
})
