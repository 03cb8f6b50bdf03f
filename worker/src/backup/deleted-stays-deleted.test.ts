import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BackupWorld,
  everyRow,
  openBackupWorld,
  restoreInto,
} from '@shingle/storage/backup/testing/backup-world.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { aFullAccount } from '../testing/a-full-account.ts'

const worlds: BackupWorld[] = []
const aWorld = async (): Promise<BackupWorld> => {
  const world = await openBackupWorld()
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

const deletionOf = ({ db, files, clock }: BackupWorld) => {
  const bus = createInProcessBus((error) => console.error(error))
  const queue = createJobQueue(db, { clock })
  const ports = { db, files, bus, clock, queue, orderMail: () => Promise.resolve() }
  return { deleteAccount: createDeleteAccount(ports), deleteForGood: createDeleteForGood(ports) }
}

const storedFiles = async (world: BackupWorld): Promise<readonly string[]> =>
  (await readdir(world.liveFiles, { recursive: true })).filter((name) => name.includes('/')).toSorted()

/** What holds nothing of the deleting itself: its jobs, its reservations, and since when. */
const compared = async (world: BackupWorld) => {
  const beside = ['Jobs', 'Counters', 'Deletions', 'DraftSync', 'Users', 'Websites', 'AccountExports']
  return Object.entries(await everyRow(world)).filter(([name]) => !beside.includes(name))
}

const collectionsWith = async (world: BackupWorld, word: string): Promise<readonly string[]> =>
  Object.entries(await everyRow(world)).flatMap(([name, rows]) =>
    rows.some((row) => row.includes(word)) ? [name] : [],
  )

/** Two accounts in a full backup, of which one and a website of the other are deleted afterwards. */
const deletedAfterBackup = async () => {
  const from = await aWorld()
  const full = { websites: ['one', 'two'], messages: 3, versions: 2, pictures: 2 }
  const goneId = await aFullAccount(from, { who: 'gone', ...full })
  const keptId = await aFullAccount(from, { who: 'kept', ...full })
  const archive = await from.backUp()
  const before = await storedFiles(from)
  const { deleteAccount, deleteForGood } = deletionOf(from)
  const trashed = await from.collection('DraftWebsites').findOne({ userId: keptId, slot: 1 })
  const websiteId = String(trashed?._id)
  from.time.now = new Date(Date.now() + 1_000)
  await deleteForGood(websiteId, from.clock())
  await deleteAccount(goneId)
  expect((await storedFiles(from)).length).toBeLessThan(before.length)
  return { from, archive, goneId, keptId, websiteId }
}

describe('[security 2.5 T41] who is deleted after a backup was made stays deleted when it is restored', () => {
  const expectGone = async (
    to: BackupWorld,
    { from, goneId, keptId, websiteId }: Awaited<ReturnType<typeof deletedAfterBackup>>,
  ) => {
    // A question that somebody typed the address to without signing in may be anybody's.
    const typed = ['SupportQuestions']
    for (const word of [goneId, websiteId, 'gone name', 'gone subject'])
      expect([word, (await collectionsWith(to, word)).filter((name) => name !== 'Jobs')]).toEqual([word, []])
    const named = await collectionsWith(to, 'gone@example.com')
    expect(named.filter((name) => !typed.includes(name))).toEqual([])
    expect(await compared(to)).toEqual(await compared(from))
    expect(await storedFiles(to)).toEqual(await storedFiles(from))
    expect(await to.collection('Users').countDocuments({ _id: keptId })).toBe(1)
    expect(await to.collection('Jobs').countDocuments({ name: 'mail:account-deleted' })).toBe(0)
  }

  test('as the database knows that was there before', async () => {
    const life = await deletedAfterBackup()
    const to = await aWorld()
    const deleted = await openDeletions(life.from.db, life.from.clock).every()
    const { deletedAgain } = await restoreInto(to, life.archive, { deleted })
    // The account, its two websites, and one of the other account.
    expect(deletedAgain).toBe(4)
    await expectGone(to, life)
  })

  test('as the archives after it know', async () => {
    const life = await deletedAfterBackup()
    await life.from.backUp()
    await life.from.collection('Deletions').deleteMany({})
    await life.from.backUp()
    const to = await aWorld()
    await restoreInto(to, life.archive)
    await expectGone(to, life)
    // The next backup of what was restored still knows.
    const [again, third] = [await aWorld(), await to.backUp()]
    await restoreInto(again, third)
    expect(await again.collection('Deletions').countDocuments()).toBe(4)
  })

  test('and with the archives after it nothing is left to be deleted', async () => {
    const life = await deletedAfterBackup()
    await life.from.backUp()
    const to = await aWorld()
    await restoreInto(to, join(life.from.folder))
    await expectGone(to, life)
  })

  test('and without any of that it would be back', async () => {
    const life = await deletedAfterBackup()
    const to = await aWorld()
    await restoreInto(to, life.archive)
    expect((await collectionsWith(to, life.goneId)).length).toBeGreaterThan(5)
  })

  test('and what is remembered of it names nobody, and is forgotten once no backup has it', async () => {
    const { from, goneId, websiteId } = await deletedAfterBackup()
    const rows = await from.collection('Deletions').find().toArray()
    expect(rows).toHaveLength(4)
    for (const word of [goneId, websiteId, 'gone']) expect(JSON.stringify(rows)).not.toContain(word)
    const days = rows.map((row) => (Number(row.keptUntil) - Number(row.at)) / 86_400_000)
    expect(days).toEqual([36, 36, 36, 36])
  })
})
