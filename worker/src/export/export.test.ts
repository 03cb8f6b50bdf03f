import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { hostileNames } from '@shingle/shared/export/hostile-names.testing.ts'
import { exportLifetimeMs, exportRoomPatienceMs } from '@shingle/shared/export/limits.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { connectDatabase, type DatabaseConnection } from '@shingle/storage/database/connect-database.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import {
  type EmbeddedMongo,
  startEmbeddedMongo,
} from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { endExportJob, packExportJob } from '@shingle/storage/exporting/export-jobs.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail, mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFullAccount, type FullAccount } from '../testing/a-full-account.ts'
import { keptSecret } from '../testing/kept-secret.ts'
import { exportHandlers } from './export-handlers.ts'
import { partBytes } from './keep-parts.ts'
import type { PackPorts } from './pack-export.ts'
import { websiteFiles } from './read-me.ts'

let mongo: EmbeddedMongo
let database: DatabaseConnection
let folder: string
let ports: PackPorts
let now = new Date()
const clock = () => now
beforeAll(async () => {
  mongo = await startEmbeddedMongo({ file: ':memory:' })
  database = await connectDatabase(mongo.uri, { name: 'exports' })
  folder = await mkdtemp(join(tmpdir(), 'shingle-exports-'))
})
beforeEach(async () => {
  for (const { name } of collections) await database.db.collection(name).deleteMany({})
  now = new Date()
  const bus = createInProcessBus((error) => console.error(error))
  const files = createLocalFileStore(folder)
  ports = { db: database.db, files, bus, clock, bytesTogether: 2 ** 40, bytesEach: 2 ** 40 }
})
afterAll(async () => {
  await database.close()
  await mongo.close()
  await rm(folder, { recursive: true })
})

const exportOf = (userId: string) => openAccountExports(database.db, clock).find(userId)
let count = 0
const begin = async (userId: string): Promise<string> => {
  const exportId = `export-${++count}`
  await openAccountExports(database.db, clock).begin(userId, exportId)
  return exportId
}
/** What the worker does with a job, once. */
const work = (
  job: { readonly name: string },
  payload: object,
  given: Partial<PackPorts> & { failures?: number } = {},
) => {
  const { failures = 0, ...more } = given
  const handler = exportHandlers({ ...ports, ...more })[job.name]
  return handler?.(
    { orderedAt: now, ...payload },
    { id: 'job', failures, signal: new AbortController().signal },
  )
}
const zipOf = async (userId: string): Promise<Buffer> => {
  const { parts = [] } = (await exportOf(userId)) ?? {}
  const found = await Promise.all(parts.map(({ key }) => ports.files.get(key)))
  return Buffer.concat(found.map((file) => file?.bytes ?? Buffer.from('nothing')))
}
const packed = async (userId: string) => {
  await work(packExportJob, { userId, exportId: await begin(userId) })
  return readZip(await zipOf(userId))
}
const partsStored = async (): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.bin')).length

const anAccount = (who: string, seed: number): FullAccount => {
  const random = seededRandom(`${who} ${seed}`)
  const websites = Array.from(
    { length: 1 + random.below(4) },
    () => hostileNames[random.below(hostileNames.length)] ?? '',
  )
  return {
    ...{ who, websites, messages: random.pick([0, 3, 199, 200, 201, 433]) },
    ...{ versions: random.pick([0, 1, 50, 53]), pictures: random.below(4) },
  }
}

/** Every row of the database of which somebody may have a copy: the field that owns it, and the owner. */
const wordsIn = (files: ReadonlyMap<string, Buffer>): string =>
  [...files].map(([path, bytes]) => `${path}\n${bytes}`).join('\n')

test.each([1, 2, 3, 4])(
  '[3.account] an export holds everything of its account, and nothing of another or that is secret (%i)',
  async (seed) => {
    const [mine, theirs] = [anAccount('mine', seed), anAccount('theirs', seed)]
    const [userId] = [await aFullAccount(ports, mine), await aFullAccount(ports, theirs)]
    // A collection without rows here would be one of which this test says nothing.
    for (const { name, owners } of collections)
      if (
        owners.length > 0 &&
        name !== 'AccountExports' &&
        !['CustomerContactForms', 'DraftVersions', 'WebsiteImages'].includes(name)
      )
        expect([name, await database.db.collection(name).countDocuments()]).not.toEqual([name, 0])
    const files = await packed(userId)
    const words = wordsIn(files)
    for (const kept of ['theirs', keptSecret]) expect(words).not.toContain(kept)
    for (const told of [
      'mine@example.com',
      'mine name',
      'mine subject',
      'mine browser',
      'mine passkey',
      'mine question',
      'mine-address',
    ])
      expect(words).toContain(told)
    const folders = new Set([...files.keys()].flatMap((path) => /^websites\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect(folders.size).toBe(mine.websites.length)
    for (const website of folders) {
      const inside = new Map([...files].filter(([path]) => path.startsWith(`websites/${website}/`)))
      const json = (name: string) => JSON.parse(String(inside.get(`websites/${website}/${name}`)))
      const messages = json('messages.json').map(
        (row: { fields: { value: string }[] }) => row.fields[0]?.value,
      )
      expect(messages.toSorted()).toEqual(
        Array.from({ length: mine.messages }, (_, nth) => `mine message ${nth}.`).toSorted(),
      )
      expect(json('newsletter.json')).toMatchObject([{ email: 'mine-reader@example.com' }])
      expect(json('recipients.json')).toMatchObject([{ email: 'mine-desk@example.com' }])
      expect(json('proposed-reviews.json')).toMatchObject([{ paragraph: 'mine praise' }])
      expect(json('editors.json')).toMatchObject([{ invitedUserEmail: 'mine-editor@example.com' }])
      expect(json('website.json').websiteSettings.businessName).toBe(json('draft.json').business.name)
      expect([...inside.keys()].filter((path) => path.includes('/versions/'))).toHaveLength(mine.versions)
      const listed: { file: string; alt: string[] }[] = json('pictures.json')
      expect(listed).toHaveLength(mine.pictures)
      expect(listed.flatMap(({ alt }) => alt)).toEqual(mine.pictures > 0 ? ['mine alt /..\\ text'] : [])
      for (const { file } of listed)
        expect(String(inside.get(`websites/${website}/${file}`))).toMatch(/^mine picture \d of /)
    }
  },
)

test('[3.account] every collection says what its owner gets of it, and what it names is there', async () => {
  const full = { who: 'mine', websites: ['Tiles'], messages: 1, versions: 1, pictures: 1 }
  const files = await packed(await aFullAccount(ports, full))
  const there = new Set(
    [...files.keys()].flatMap((path) => path.replace(/^websites\/[^/]+\//, 'websites/').split('/')),
  )
  for (const { name, owners } of collections)
    for (const { copy } of owners) {
      const named = 'file' in copy ? copy.file : 'told' in copy ? copy.told : undefined
      if (named !== undefined) expect([name, named, there.has(named)]).toEqual([name, named, true])
    }
  const readMe = String(files.get('README.txt'))
  for (const name of there)
    if (name !== 'README.txt' && /^[a-z-]+(\.json)?$/.test(name)) expect(readMe).toContain(name)
  for (const { file } of websiteFiles) expect(there).toContain(file)
})

const small = (who: string) =>
  aFullAccount(ports, { who, websites: ['a', 'b'], messages: 5, versions: 2, pictures: 2 })

/** Files of which each is stored as a part of its own, so that there is something to interrupt. */
const aLargeAccount = async () => {
  const userId = await small('large')
  const [website] = await database.db.collection('DraftWebsites').find({ userId, trashedAt: null }).toArray()
  const random = Buffer.alloc(partBytes)
  for (let nth = 0; nth < 4; nth += 1) {
    for (let at = 0; at < random.length; at += 1) random[at] = (at * (nth + 7) * 2654435761) >>> 13
    const key = await ports.files.put(random, { type: 'image/webp' })
    const picture = { reference: key, width: 8, height: 8, renditions: [{ key, width: 8 }], slot: 10 + nth }
    const row = { _id: `${website?._id}/${key}`, websiteId: website?._id, userId, createdAt: now, ...picture }
    await database.db.collection<{ _id: string }>('WebsiteImages').insertOne(row)
  }
  return userId
}

test('[T40] an export that is cut off at any part is packed from its beginning, and leaves no file behind', async () => {
  const userId = await aLargeAccount()
  const before = await partsStored()
  for (let left = 0; left < 5; left += 1) {
    const exportId = await begin(userId)
    let puts = left
    // The process ends before the part is stored, or right after.
    const files: FileStore = {
      ...ports.files,
      put: async (...given) => {
        if (puts === 0 && left % 2 === 0) throw new Error('the process ended')
        const key = await ports.files.put(...given)
        if (puts === 0) throw new Error('the process ended')
        puts -= 1
        return key
      },
    }
    if (left < 4) {
      await expect(work(packExportJob, { userId, exportId }, { files })).rejects.toThrow('the process ended')
      expect((await exportOf(userId))?.state).toBe('packing')
    }
    await work(packExportJob, { userId, exportId })
    const row = await exportOf(userId)
    expect(row).toMatchObject({ state: 'ready', exportId, leaving: [], pictures: { done: 8, total: 8 } })
    expect((await readZip(await zipOf(userId))).size).toBeGreaterThan(20)
    expect(await partsStored()).toBe(before + (row?.parts.length ?? 0))
  }
  now = new Date(now.getTime() + exportLifetimeMs)
  await work(endExportJob, { userId, exportId: `export-${count}` })
  expect([await exportOf(userId), await partsStored()]).toEqual([undefined, before])
}, 60_000)

test('[T40] an account that is deleted while its export is packed leaves neither row nor file of it', async () => {
  const userId = await aLargeAccount()
  const before = await partsStored()
  const queue = createJobQueue(database.db, ports)
  for (const when of ['before', 'after'] as const) {
    const exportId = await begin(userId)
    let isFirst = true
    const remove = async () => {
      if (isFirst) await createDeleteAccount({ ...ports, queue, orderMail: createOrderMail(queue) })(userId)
      isFirst = false
    }
    const files: FileStore = {
      ...ports.files,
      put: async (...given) => {
        if (when === 'before') await remove()
        const key = await ports.files.put(...given)
        if (when === 'after') await remove()
        return key
      },
    }
    expect(await work(packExportJob, { userId, exportId }, { files })).toBeUndefined()
    expect([when, await exportOf(userId), await partsStored()]).toEqual([when, undefined, before])
  }
}, 60_000)

test('[T40] an export that is ready goes with its account', async () => {
  const before = await partsStored()
  const userId = await small('mine')
  await packed(userId)
  expect(await partsStored()).toBeGreaterThan(before)
  const queue = createJobQueue(database.db, ports)
  await createDeleteAccount({ ...ports, queue, orderMail: createOrderMail(queue) })(userId)
  expect([await exportOf(userId), await partsStored()]).toEqual([undefined, before])
})

test('[T29] exports take no more room than they may together: one that does not fit waits until another has ended', async () => {
  const [first, second] = [await small('mine'), await small('theirs')]
  await packed(first)
  const taken = (await exportOf(first))?.bytes ?? 0
  const exportId = await begin(second)
  const bytesTogether = Math.round(taken * 1.5)
  const again = await work(packExportJob, { userId: second, exportId }, { bytesTogether })
  expect(again?.getTime()).toBeGreaterThan(now.getTime())
  expect(await exportOf(second)).toMatchObject({ state: 'packing', parts: [], bytes: 0 })
  await work(endExportJob, { userId: first, exportId: `export-${count - 1}` })
  expect(await work(packExportJob, { userId: second, exportId }, { bytesTogether })).toBeUndefined()
  expect((await exportOf(second))?.state).toBe('ready')
})

test('[T29] what finds no room for an hour fails, is told by mail, and may be asked for again', async () => {
  const [first, second] = [await small('mine'), await small('theirs')]
  await packed(first)
  const bytesTogether = Math.round(((await exportOf(first))?.bytes ?? 0) * 1.5)
  const ordered = { userId: second, exportId: await begin(second), orderedAt: now }
  const take = () => work(packExportJob, ordered, { bytesTogether })
  expect(await take()).toBeInstanceOf(Date)
  now = new Date(now.getTime() + exportRoomPatienceMs)
  await expect(take()).rejects.toThrow('could not be packed')
  expect(await exportOf(second)).toMatchObject({ state: 'failed', failure: 'no-room', parts: [], bytes: 0 })
  const told = await database.db.collection('Jobs').findOne({ name: mailJobName('export-failed') })
  expect(told?.payload).toEqual({ userId: second, exportId: ordered.exportId })
  expect((await packed(second)).size).toBeGreaterThan(10)
  expect((await exportOf(second))?.failure).toBeUndefined()
})

test('[T29] no account takes the room of all others: what is larger than one may be fails at once and leaves nothing', async () => {
  const userId = await small('mine')
  await packed(userId)
  const [bytes = 0, before] = [(await exportOf(userId))?.bytes, (await partsStored()) - 1]
  const exportId = await begin(userId)
  await expect(work(packExportJob, { userId, exportId }, { bytesEach: bytes - 1 })).rejects.toThrow(
    'could not be packed',
  )
  expect([await exportOf(userId), await partsStored()]).toEqual([
    expect.objectContaining({ state: 'failed', failure: 'too-large', parts: [], bytes: 0 }),
    before,
  ])
})

test('[T29] a picture that copies of a website share is packed once, and named in each', async () => {
  const websites = ['one', 'two', 'three']
  const userId = await aFullAccount(ports, { who: 'mine', websites, messages: 0, versions: 0, pictures: 0 })
  const drafts = await database.db.collection('DraftWebsites').find({ userId }).toArray()
  const stored = await ports.files.put(Buffer.from('a picture'), { type: 'image/webp' })
  await database.db.collection<{ _id: string }>('WebsiteImages').insertMany(
    drafts.map(({ _id: websiteId }) => ({
      ...{ _id: `${websiteId}/shared`, websiteId, userId, createdAt: now, slot: 0, reference: stored },
      ...{ width: 8, height: 8, renditions: [] },
    })),
  )
  const files = await packed(userId)
  const pictures = [...files.keys()].filter((path) => path.includes('/pictures/'))
  expect(pictures).toHaveLength(1)
  const lists = [...files.entries()].filter(([path]) => path.endsWith('/pictures.json'))
  const named = lists.map(([path, text]) => join(dirname(path), JSON.parse(String(text))[0].file))
  expect(named).toEqual(websites.map(() => pictures[0]))
  expect(await exportOf(userId)).toMatchObject({ pictures: { done: 1, total: 1 } })
})

test('[T29] however much there is to pack, no more of it is read than one part ahead of what is stored', async () => {
  const five = ['a', 'b', 'c', 'd', 'e']
  const userId = await aFullAccount(ports, {
    who: 'mine',
    websites: five,
    messages: 0,
    versions: 0,
    pictures: 0,
  })
  const aPicture = Buffer.alloc(100_000)
  const drafts = await database.db.collection('DraftWebsites').find({ userId }).toArray()
  const rows = drafts.flatMap(({ _id: websiteId }) =>
    Array.from({ length: 70 }, (_, slot) => ({
      ...{
        _id: `${websiteId}/${slot}`,
        websiteId,
        userId,
        createdAt: now,
        slot,
        reference: `${websiteId}-${slot}.webp`,
      },
      ...{ width: 8, height: 8, renditions: [] },
    })),
  )
  await database.db.collection<{ _id: string }>('WebsiteImages').insertMany(rows)
  let [read, stored, ahead] = [0, 0, 0]
  const files: FileStore = {
    ...ports.files,
    get: async () => {
      read += aPicture.length
      ahead = Math.max(ahead, read - stored)
      return { bytes: aPicture, type: 'image/webp', encoding: undefined }
    },
    put: (bytes, about) => {
      stored += bytes.length
      return ports.files.put(bytes, about)
    },
  }
  await work(packExportJob, { userId, exportId: await begin(userId) }, { files })
  expect(await exportOf(userId)).toMatchObject({ state: 'ready', pictures: { done: 350, total: 350 } })
  expect(read).toBe(350 * aPicture.length)
  expect(ahead).toBeLessThan(partBytes + 5 * aPicture.length)
})

test('[3.account] an export that cannot be packed is failed in the end, leaves nothing, and may be asked for again', async () => {
  const userId = await small('mine')
  const before = await partsStored()
  const put = async () => {
    throw new Error('the disk is full')
  }
  const exportId = await begin(userId)
  const broken = { files: { ...ports.files, put } }
  await expect(work(packExportJob, { userId, exportId }, { ...broken, failures: 9 })).rejects.toThrow(
    'could not be packed',
  )
  expect([await exportOf(userId), await partsStored()]).toEqual([
    expect.objectContaining({ state: 'failed', parts: [] }),
    before,
  ])
  expect((await packed(userId)).size).toBeGreaterThan(10)
})

test('[3.account] an order is patient with a row that is not there yet, and lets one of long ago be', async () => {
  const userId = await small('mine')
  expect(await work(packExportJob, { userId, exportId: 'early' })).toBeInstanceOf(Date)
  const orderedAt = new Date(now.getTime() - 3_600_000)
  expect(await work(packExportJob, { userId, exportId: 'never', orderedAt })).toBeUndefined()
})

test('[7.mail] of an export that is ready a mail is ordered once, and its end; repeating the job changes nothing', async () => {
  const userId = await small('mine')
  const files = await packed(userId)
  const payload = { userId, exportId: `export-${count}` }
  await work(packExportJob, payload)
  const jobs = await database.db.collection('Jobs').find().sort({ name: 1 }).toArray()
  expect(jobs.map(({ name, payload: of }) => [name, of])).toEqual([
    ['end-export', payload],
    ['mail:export-ready', payload],
  ])
  expect([...(await readZip(await zipOf(userId))).keys()]).toEqual([...files.keys()])
})
