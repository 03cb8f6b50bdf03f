import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveTime } from '@shingle/storage/backup/archives.ts'
import { lastNight } from '@shingle/storage/backup/nights-and-hours.ts'
import {
  type BackupWorld,
  openBackupWorld,
  restoreInto,
} from '@shingle/storage/backup/testing/backup-world.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { startJobWorker } from '@shingle/storage/jobs/job-worker.ts'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { backupEveryMs, backupJob, openBackups } from './open-backups.ts'

const worlds: BackupWorld[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

const dayMs = 86_400_000

const aDeployment = async () => {
  const world = await openBackupWorld()
  worlds.push(world)
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const queue = createJobQueue(world.db, { clock: world.clock })
  const open = (folder = world.folder) =>
    openBackups({ ...world.ground, queue, log, backup: { folder, key: world.key } })
  const context = { id: 'job', failures: 0, signal: new AbortController().signal }
  const run = (backups: ReturnType<typeof openBackups>) => backups.handlers[backupJob.name]?.(null, context)
  const kinds = async () =>
    (await readdir(world.folder))
      .filter((name) => name.endsWith('.backup'))
      .toSorted()
      .map((name) => name.split(/[-.]/)[1])
  return { world, queue, lines, open, run, kinds }
}

describe('[security 2.5 T41] backups by themselves', () => {
  test('are a full one every night, and what has changed every four minutes in between', async () => {
    const { world, open, run, kinds } = await aDeployment()
    const backups = open()
    world.time.now = new Date('2026-06-01T12:00:00Z')
    await world.collection('Users').insertOne({ _id: 'u', email: 'a@example.com' })
    expect(await run(backups)).toEqual(new Date('2026-06-01T12:04:00Z'))
    for (let at = 0; at < 2; at += 1) {
      world.time.now = new Date(world.time.now.getTime() + backupEveryMs)
      await run(backups)
    }
    world.time.now = new Date('2026-06-02T01:59:00Z')
    await run(backups)
    world.time.now = new Date('2026-06-02T02:00:00Z')
    await run(backups)
    await run(backups)
    expect(await kinds()).toEqual(['full', 'more', 'more', 'hour', 'full', 'more'])
    expect(backups.metrics()).toContain('backups_total{outcome="written"} 6')
    expect(backups.metrics()).toContain(`backup_last_written_seconds ${world.time.now.getTime() / 1000}`)
    backups.close()
  })

  test('go after 35 days, with the files that none needs any more; a full one is always left', async () => {
    const { world, open, run, kinds } = await aDeployment()
    const backups = open()
    const begun = new Date('2026-06-01T12:00:00Z').getTime()
    const on = (day: number) => {
      world.time.now = new Date(begun + day * dayMs)
    }
    on(0)
    const [gone, kept] = [
      await world.files.put(Buffer.from('gone'), { type: 'image/webp' }),
      await world.files.put(Buffer.from('kept'), { type: 'image/webp' }),
    ]
    const image = { websiteId: 'w', userId: 'u' }
    await world.collection('WebsiteImages').insertMany([
      { _id: 'w/gone', ...image, renditions: [{ key: gone }] },
      { _id: 'w/kept', ...image, renditions: [{ key: kept }] },
    ])
    const sealed = async () =>
      (await readdir(join(world.folder, 'files'), { recursive: true })).filter((name) => name.includes('/'))
    await run(backups)
    await world.collection('WebsiteImages').deleteOne({ _id: 'w/gone' })
    on(1)
    await run(backups)
    on(34)
    await run(backups)
    expect([await kinds(), (await sealed()).length]).toEqual([['full', 'full', 'full'], 2])
    on(35)
    await run(backups)
    // Those of day 1 and later are left: what was needed on day 0 alone is not.
    expect([await kinds(), (await sealed()).length]).toEqual([['full', 'full', 'full'], 1])
    on(200)
    await run(backups)
    expect(await kinds()).toEqual(['full'])
    const to = await openBackupWorld()
    worlds.push(to)
    expect((await restoreInto(to, world.folder)).missingFiles).toEqual([])
    expect(await to.files.has(kept)).toBe(true)
    backups.close()
  })

  test('are thinned: a letter typed every few minutes fills no disk, and each that is left can be restored', async () => {
    const { world, open, run } = await aDeployment()
    const backups = open()
    const [begun, everyMs] = [new Date('2026-06-01T01:40:00Z').getTime(), 30 * 60_000]
    const users = world.collection('Users')
    await users.insertOne({ _id: 'u', email: 'a@example.com', typed: -1 })
    const pages: string[] = []
    for (let nth = 0; nth < 100; nth += 1) {
      world.time.now = new Date(begun + nth * everyMs)
      const page = await world.files.put(Buffer.from(`page ${nth}`), { type: 'text/html' })
      pages.push(page)
      await users.updateOne({ _id: 'u' }, { $set: { typed: nth, page } })
      await run(backups)
    }
    backups.close()
    const names = (await readdir(world.folder)).filter((name) => name.endsWith('.backup')).toSorted()
    const of = (kind: string) => names.filter((name) => name.endsWith(`-${kind}.backup`))
    expect([of('full').length, of('hour').length]).toEqual([4, 47])
    expect(of('more').length).toBeLessThan(28)
    const sealed = await readdir(join(world.folder, 'files'), { recursive: true })
    expect(sealed.filter((name) => name.includes('/')).length).toBeLessThan(names.length + 8)
    for (const name of [of('full')[1], of('hour')[0], of('hour')[40], of('more')[0], of('more').at(-1)]) {
      const to = await openBackupWorld()
      worlds.push(to)
      const { missingFiles } = await restoreInto(to, join(world.folder, name ?? ''))
      expect([name, missingFiles]).toEqual([name, []])
      const nth = Math.round((archiveTime(name ?? '').getTime() - begun) / everyMs)
      expect(await to.collection('Users').findOne({ _id: 'u' })).toMatchObject({
        typed: nth,
        page: pages[nth],
      })
    }
  }, 60_000)

  test('that fail are told, and the next is tried in its turn', async () => {
    const { world, lines, open, run } = await aDeployment()
    const taken = join(world.liveFiles, '..', 'a-file')
    await writeFile(taken, 'no folder')
    const backups = open(taken)
    expect(await run(backups)).toEqual(new Date(world.time.now.getTime() + backupEveryMs))
    expect(lines.join()).toContain('a backup could not be written; the next is tried in its turn')
    expect(backups.metrics()).toContain('backups_total{outcome="failed"} 1')
    backups.close()
  })

  test('are ordered when a worker starts, and done by one of several', async () => {
    const { world, queue, open, kinds } = await aDeployment()
    world.time.now = new Date()
    const several = [open(), open()]
    const working = several.map(({ handlers }) =>
      startJobWorker({
        queue,
        handlers,
        onTrouble: () => undefined,
        onGivenUp: () => undefined,
        idleDelayMs: 5,
      }),
    )
    await expect.poll(kinds, { timeout: 20_000 }).toEqual(['full'])
    for (const { close } of working) await close()
    expect(await world.collection('Jobs').countDocuments({ name: backupJob.name })).toBe(1)
    expect(await kinds()).toEqual(['full'])
    for (const { close } of several) close()
  })

  test('are none where nobody said where to', async () => {
    const { world, queue } = await aDeployment()
    expect(openBackups({ ...world.ground, queue, log: pino({ level: 'silent' }) }).handlers).toEqual({})
    expect(await world.collection('Jobs').countDocuments()).toBe(0)
  })

  test.each([
    ['2026-06-02T01:59:59Z', '2026-06-01T02:00:00Z'],
    ['2026-06-02T02:00:00Z', '2026-06-02T02:00:00Z'],
    ['2026-03-01T00:00:00Z', '2026-02-28T02:00:00Z'],
  ])('at %s are of the night that began at %s', (now, night) => {
    expect(lastNight(new Date(now))).toEqual(new Date(night))
  })
})
