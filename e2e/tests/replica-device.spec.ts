import { expect, type Page, test } from '@playwright/test'
import type {} from '../../client/src/replica/fixtures/replica-page.ts'
import { type ReplicaWorld, startReplicaWorld } from '../replica/replica-world.ts'

let world: ReplicaWorld

test.beforeAll(async () => {
  world = await startReplicaWorld()
})
test.afterAll(() => world.stop())

const retitle = (page: Page, title: string) => page.evaluate((text) => window.replica.retitle(text), title)
const look = (page: Page) => page.evaluate(() => window.replica.describe())
const becomes = (page: Page, wanted: Partial<Awaited<ReturnType<typeof look>>>) =>
  expect.poll(() => look(page)).toMatchObject(wanted)

/** Writes until there is no more room. */
const fillStorage = async () => {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('filler')
    request.onupgradeneeded = () => request.result.createObjectStore('bytes', { autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
  })
  const put = (size: number) =>
    new Promise<boolean>((resolve) => {
      const transaction = database.transaction('bytes', 'readwrite')
      transaction.objectStore('bytes').put(crypto.getRandomValues(new Uint8Array(size)))
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    })
  for (let size = 32_768; size > 8; size /= 2) while (await put(size));
}

const deleteDatabases = async () => {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}

test('[draft] an edit made offline survives a reload and arrives when the network is back', async ({
  context,
}) => {
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await retitle(page, 'written online')
  await becomes(page, { save: 'account' })

  await world.cutNetwork(true)
  await becomes(page, { phase: 'edit-offline', online: false })
  await retitle(page, 'written offline')
  await becomes(page, { title: 'written offline', save: 'device' })
  await page.close()

  const again = await world.visit(context, draftId, 'ada')
  await becomes(again, { title: 'written offline', phase: 'edit-offline', save: 'device' })
  await world.cutNetwork(false)
  await becomes(again, { phase: 'edit', save: 'account', title: 'written offline' })
  expect(await world.loggedTitle(draftId)).toBe('written offline')
})

test('[draft] two tabs merge while offline, without a server', async ({ context }) => {
  const draftId = await world.createDraft()
  const one = await world.visit(context, draftId, 'ada')
  await becomes(one, { phase: 'edit' })
  const two = await world.visit(context, draftId, 'ada')
  await becomes(two, { phase: 'edit' })
  await world.cutNetwork(true)
  await becomes(two, { online: false })
  await retitle(one, 'from tab one')
  await becomes(two, { title: 'from tab one' })
  await world.cutNetwork(false)
  await becomes(two, { phase: 'edit', save: 'account' })
  expect(await world.loggedTitle(draftId)).toBe('from tab one')
})

test('[draft] work of a lost epoch is kept as one recovered copy, for all tabs together', async ({
  context,
}) => {
  const draftId = await world.createDraft()
  const one = await world.visit(context, draftId, 'ada')
  await becomes(one, { phase: 'edit' })
  const two = await world.visit(context, draftId, 'ada')
  await becomes(two, { phase: 'edit' })
  await world.cutNetwork(true)
  await becomes(one, { online: false })
  await becomes(two, { online: false })
  await retitle(one, 'never saved')
  await becomes(two, { title: 'never saved', save: 'device' })
  await world.take(draftId, 'ben')
  await world.cutNetwork(false)
  await becomes(one, { phase: 'view', title: '' })
  await becomes(two, { phase: 'view', title: '' })
  await expect
    .poll(async () => (await two.evaluate(() => window.replica.copies())).map(({ title }) => title))
    .toEqual(['never saved'])
  expect(await world.loggedTitle(draftId)).toBe('')
})

test('[3.recovered] a recovered copy knows after a crash what the account had before it', async ({
  context,
}) => {
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await retitle(page, 'agreed')
  await becomes(page, { title: 'agreed', save: 'account' })
  await world.cutNetwork(true)
  await becomes(page, { phase: 'edit-offline' })
  await retitle(page, 'never saved')
  await becomes(page, { title: 'never saved', save: 'device' })
  await page.close({ runBeforeUnload: false })
  await world.take(draftId, 'ben')

  await world.cutNetwork(false)
  const again = await world.visit(context, draftId, 'ada')
  await becomes(again, { phase: 'view', title: 'agreed', recovered: 1 })
  expect(await again.evaluate(() => window.replica.copies())).toMatchObject([
    { title: 'never saved', before: 'agreed', why: 'control' },
  ])
})

test('[draft] a full disk is said, and the account still gets everything', async ({ context }) => {
  // Set before anything is stored: the browser remembers for half a minute how much room there was.
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: 'http://localhost:3000',
    quotaSize: 600_000,
  })
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await page.evaluate(fillStorage)
  await world.cutNetwork(true)
  await becomes(page, { online: false })
  const write = async () => {
    await retitle(page, `no room ${Date.now()}`)
    return look(page)
  }
  await expect.poll(write, { timeout: 60_000 }).toMatchObject({ save: 'not-saved', why: 'disk-full' })
  await world.cutNetwork(false)
  await becomes(page, { phase: 'edit', save: 'account' })
  expect(await world.loggedTitle(draftId)).toMatch(/^no room/)
})

test('[draft] blocked storage delays nothing for ever and is said', async ({ context }) => {
  await context.addInitScript(() => {
    const open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(indexedDB, 'open', { value: open })
  })
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await world.cutNetwork(true)
  await retitle(page, 'only in memory')
  await becomes(page, { save: 'not-saved', why: 'storage-blocked' })
  await world.cutNetwork(false)
  await becomes(page, { save: 'account' })
})

test('[draft] storage that never answers is given up after three seconds', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(indexedDB, 'open', { value: () => ({}) })
  })
  const page = await world.visit(context, await world.createDraft(), 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
})

test('[draft] a database deleted by another tab does not break typing', async ({ context }) => {
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await page.evaluate(deleteDatabases)
  await retitle(page, 'still typing')
  await becomes(page, { title: 'still typing', save: 'account' })
  expect(await world.loggedTitle(draftId)).toBe('still typing')
})

test('[3.recovered] control lost after another tab deleted the storage: the work is kept in memory', async ({
  context,
}) => {
  const draftId = await world.createDraft()
  const page = await world.visit(context, draftId, 'ada')
  await becomes(page, { phase: 'edit', save: 'account' })
  await page.evaluate(deleteDatabases)
  await world.cutNetwork(true)
  await becomes(page, { online: false })
  await retitle(page, 'only in memory')
  await becomes(page, { save: 'not-saved', why: 'storage-blocked' })
  await world.take(draftId, 'ben')
  await world.cutNetwork(false)
  await becomes(page, { phase: 'view', title: '', recovered: 1 })
  expect(await page.evaluate(() => window.replica.copies())).toMatchObject([
    { title: 'only in memory', before: '', why: 'control' },
  ])
})
