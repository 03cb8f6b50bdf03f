import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BSON, type Document, type ObjectId } from 'mongodb'
import { connectDatabase } from '../../database/connect-database.ts'
import { startEmbeddedMongo } from '../../embedded-mongo/start-embedded-mongo.ts'
import { createLocalFileStore } from '../../files/local-file-store.ts'
import { collections } from '../../rows/collections.ts'
import { type Restored, type RestoreGround, restoreBackup } from '../restore-backup.ts'
import { writeBackup } from '../write-backup.ts'

/** The key that tests back up with. */
export const testKey = Buffer.alloc(32, 7)

/** A database with its files, and a folder for its backups. */
export const openBackupWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-backup-'))
  const server = await startEmbeddedMongo({ file: ':memory:' })
  const database = await connectDatabase(server.uri, { name: 'product' })
  const liveFiles = join(folder, 'live')
  const files = createLocalFileStore(liveFiles)
  const time = { now: new Date('2026-06-01T03:00:00Z') }
  const backups = join(folder, 'backups')
  const ground = { db: database.db, files, folder: backups, key: testKey, clock: () => time.now }
  return {
    ...ground,
    ground,
    time,
    /** Where the files of the product itself are. */
    liveFiles,
    collection: (name: string) =>
      database.db.collection<{ _id: string | ObjectId; [field: string]: unknown }>(name),
    /** Writes an archive a minute later, and answers its path. */
    backUp: async (options: { readonly full?: boolean } = {}): Promise<string> => {
      time.now = new Date(time.now.getTime() + 60_000)
      return join(backups, (await writeBackup(ground, options)).name)
    },
    close: async () => {
      await database.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A world that is open. */
export type BackupWorld = Awaited<ReturnType<typeof openBackupWorld>>

/** Restores the backups of one world into another. */
export const restoreInto = (
  to: BackupWorld,
  from: string,
  more: Partial<Pick<RestoreGround, 'key' | 'deleted'>> = {},
): Promise<Restored> => restoreBackup({ ...to.ground, from, say: () => undefined, ...more })

/** Every row of a database, by collection, with the type of every number. */
export const everyRow = async (world: BackupWorld): Promise<Readonly<Record<string, readonly string[]>>> => {
  const all: Record<string, readonly string[]> = {}
  for (const { name } of collections) {
    const rows: readonly Document[] = await world
      .collection(name)
      .find({}, { promoteValues: false, sort: { _id: 1 } })
      .toArray()
    all[name] = rows.map((row) => BSON.EJSON.stringify(row, { relaxed: false }))
  }
  return all
}
