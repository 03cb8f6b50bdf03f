import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { launchDatabase } from '../start/launch-database.ts'
import { shown, timeEach } from './measure.ts'
import type { Report } from './report.ts'

const rowCount = 5000
const operations = 500
const filler = 'x'.repeat(1600)

/** The floor under the embedded database: the same bytes through SQLite itself, equally durable. */
const measureFloor = async (folder: string) => {
  const db = new DatabaseSync(join(folder, 'floor.db'))
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE rows(id INTEGER PRIMARY KEY, doc BLOB)',
  )
  const insert = db.prepare('INSERT INTO rows(doc) VALUES(?)')
  const find = db.prepare('SELECT doc FROM rows WHERE id=?')
  const doc = Buffer.from(filler)
  const write = await timeEach(operations, () => insert.run(doc))
  const read = await timeEach(operations, (at) => find.get(Math.abs(at) + 1))
  db.close()
  return { write, read }
}

/** Operations of the product's kinds through the official driver, beside bare SQLite in the same run. */
export const benchDatabase = async (): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-bench-'))
  const floor = await measureFloor(folder)
  const named = process.env.MONGO_URI
  const launched = named === undefined ? await launchDatabase(join(folder, 'bench.db')) : null
  const { db, close } = await connectDatabase(named ?? launched?.uri ?? '', { name: 'shingle-bench' })
  const rows = db.collection<{ _id: number; owner: number; n: number; filler: string }>('Bench')
  await rows.drop().catch(() => false)
  await rows.createIndex({ owner: 1, n: -1 })
  const made = Array.from({ length: rowCount }, (_, at) => ({ _id: at, owner: at % 50, n: at, filler }))
  await rows.insertMany(made)
  const measured = [
    [
      'insertOne, durable',
      await timeEach(operations, (at) => rows.insertOne({ _id: 1e6 + at, owner: 1, n: at, filler })),
      floor.write,
    ],
    ['findOne by _id', await timeEach(operations, (at) => rows.findOne({ _id: Math.abs(at) })), floor.read],
    [
      'find by index, sort, limit 10',
      await timeEach(operations, (at) =>
        rows
          .find({ owner: Math.abs(at) % 50 })
          .sort({ n: -1 })
          .limit(10)
          .toArray(),
      ),
      floor.read,
    ],
    [
      'findOneAndUpdate, durable',
      await timeEach(operations, (at) =>
        rows.findOneAndUpdate({ _id: Math.abs(at), owner: Math.abs(at) % 50 }, { $inc: { n: 1 } }),
      ),
      floor.write,
    ],
  ] as const
  await rows.drop()
  await close()
  await launched?.close()
  await rm(folder, { recursive: true })
  return {
    title: `Database through the driver (${named === undefined ? 'embedded' : 'MONGO_URI'}, ${rowCount} rows of 1.7 KB)`,
    columns: ['operation', 'p50 ms', 'p95 ms', 'per second', 'p50 × bare SQLite'],
    rows: measured.map(([what, times, anchor]) => [
      what,
      shown(times.p50),
      shown(times.p95),
      shown(times.perSecond),
      shown(times.p50 / anchor.p50),
    ]),
    notes: ['One at a time; the anchor is node:sqlite in this process with the same durability.'],
  }
}
