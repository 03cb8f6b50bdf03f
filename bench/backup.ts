import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { restoreBackup } from '@shingle/storage/backup/restore-backup.ts'
import { type BackupGround, writeBackup } from '@shingle/storage/backup/write-backup.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { createLocalFileStore } from '@shingle/storage/files/local-file-store.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { backupEveryMs } from '@shingle/worker/backup/open-backups.ts'
import { type Goal, judged } from './goals.ts'
import { shown } from './measure.ts'
import type { Report } from './report.ts'
import { startDatabase } from './sync-servers.ts'

const usual = 10_000
const pictures = 2
const pictureBytes = 30_000
const versions = 4
const atOnce = 50
const at = new Date('2026-06-01T00:00:00Z')

const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const started = performance.now()
  return [await work(), performance.now() - started]
}

/** A database of its own, and files beside it. */
const openPlace = async (folder: string) => {
  const database = await startDatabase(join(folder, 'shingle.db'))
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  const files = createLocalFileStore(join(folder, 'files'))
  return {
    ...{ db, files, clock: () => new Date() },
    close: async () => {
      await close()
      await database.stop()
    },
  }
}
type Place = Awaited<ReturnType<typeof openPlace>>

const idOf = (nth: number): string => nth.toString(16).padStart(24, '0')

/** One account with one website: its draft, versions and pictures. */
const putWebsite = async ({ db, files }: Place, nth: number): Promise<void> => {
  const [_id, userId, content] = [idOf(nth), `u${idOf(nth)}`, blankContent()]
  const rows = (name: string) => db.collection<{ _id: string; [field: string]: unknown }>(name)
  const lasting = { createdAt: at, modifiedAt: at }
  const keys = await Promise.all(
    Array.from({ length: pictures }, () => files.put(randomBytes(pictureBytes), { type: 'image/webp' })),
  )
  await Promise.all([
    rows('Users').insertOne({
      ...{ _id: userId, email: `${userId}@example.com`, name: null },
      ...{ createdAt: at, registeredAt: at, firstProvider: 'email' },
    }),
    rows('DraftWebsites').insertOne({
      ...{ _id, userId, version: '1.0', handle: null, slot: 0, ...lasting, trashedAt: null },
      websiteSettings: { id: _id, businessName: 'Business', favIcon: null, fingerprint: 'f' },
      ...{ lastDesignedAt: null, lastPublishedAt: null, published: null },
      lastModifiedBy: { userId, timestamp: at },
    }),
    createDraftLog(db).create(_id, { id: userId, name: 'Owner' }, seedDraft(content)),
    rows('DraftVersions').insertMany(
      Array.from({ length: versions }, (_, nr) => ({
        _id: `${_id}-${nr}`,
        draftId: _id,
        content,
        ...lasting,
      })),
    ),
    rows('WebsiteImages').insertMany(
      keys.map((key, slot) => ({
        ...{ _id: `${_id}/${key}`, websiteId: _id, userId, slot, reference: key },
        ...{ renditions: [{ key, width: 800 }], ...lasting },
      })),
    ),
  ])
}

const megabytesOf = async (folder: string): Promise<number> => {
  const sizes = (await readdir(folder, { recursive: true })).map((name) => stat(join(folder, name)))
  return (await Promise.all(sizes)).reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0) / 2 ** 20
}

const restoreAnew = async (folder: string, ground: BackupGround) => {
  const place = await openPlace(join(folder, 'restored'))
  const [restored, ms] = await timed(() =>
    restoreBackup({ ...place, key: ground.key, from: ground.folder, say: () => undefined }),
  )
  const isBack =
    (await place.db.collection<{ _id: string }>('Users').countDocuments({ _id: `u${idOf(0)}` })) > 0
  await place.close()
  return { restored, ms, isBack }
}

/** Backs up `count` websites, then what changed, and restores all of it elsewhere. */
export const benchBackup = async (count = usual): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-bench-backup-'))
  const place = await openPlace(folder)
  for (let from = 0; from < count; from += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - from) }, (_, nth) => putWebsite(place, from + nth)),
    )
  const ground = { ...place, folder: join(folder, 'backups'), key: randomBytes(32) }
  const [full, fullMs] = await timed(() => writeBackup(ground, { full: true }))
  await openDeletions(place.db, place.clock).note('account', `u${idOf(0)}`)
  await putWebsite(place, count)
  const [more, moreMs] = await timed(() => writeBackup(ground))
  await place.close()
  const { restored, ms, isBack } = await restoreAnew(folder, ground)
  const size = await megabytesOf(ground.folder)
  await rm(folder, { recursive: true, force: true })
  const minutes = (value: number, goal: Goal) => judged(shown(value), value, goal)
  const lost = (backupEveryMs + moreMs) / 60_000
  return {
    title: `A backup of ${count.toLocaleString('en')} websites, and its restoring`,
    columns: ['what', 'measured'],
    rows: [
      [`a full archive of ${full.rows.toLocaleString('en')} rows, s`, shown(fullMs / 1000)],
      ['all of the backup with its files, MB', shown(size)],
      [`an archive of the ${more.rows} rows that changed since, s`, shown(moreMs / 1000)],
      ['what is lost at most, minutes', minutes(lost, { atMost: 5 })],
      [
        `restoring ${restored.rows.toLocaleString('en')} rows and their files, minutes`,
        minutes(ms / 60_000, { atMost: 30 }),
      ],
      ['an account that was deleted since the full archive', isBack ? '**is back**' : 'stays deleted'],
    ],
    notes: [
      `Goals: 5 minutes lost at most, 30 minutes to restore ${usual.toLocaleString('en')} websites, and who was deleted stays deleted.`,
      `Each website has an account, a draft, ${versions} versions and ${pictures} pictures of ${pictureBytes / 1000} KB. An archive begins every ${backupEveryMs / 60_000} minutes.`,
    ],
  }
}
