import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Binary } from 'mongodb'
import { expect, test } from 'vitest'
import { readArchive } from './archives.ts'
import { archiveParts } from './load-archive.ts'
import { openBackupWorld, testKey } from './testing/backup-world.ts'
import { writeBackup } from './write-backup.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What is in use, once what is not has been given back. */
const bytesInUse = (): number => {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const partBytes = 65_000
const rowBytes = 3 * partBytes
const rows = 1_200
/** The embedded server, which is in this process here, may have two pages of 256 rows at once; a batch and its copies come on top. */
const most = 160 * 1024 * 1024

test('[security 2.5 T41] however much is stored, few rows of it are in memory while it is backed up and read again', async () => {
  const world = await openBackupWorld()
  // It does not shrink, and every so many rows name a file: then it is looked how much is in use.
  for (let at = 0; at < rows; at += 50)
    await world.collection('DraftVersions').insertMany(
      Array.from({ length: 50 }, (_, nth) => ({
        _id: String(at + nth).padStart(6, '0'),
        filler: new Binary(crypto.getRandomValues(new Uint8Array(partBytes))),
        more: new Binary(crypto.getRandomValues(new Uint8Array(partBytes))),
        last: new Binary(crypto.getRandomValues(new Uint8Array(partBytes))),
        picture: nth === 0 ? `${String(at).padStart(64, '0')}.webp` : 'none',
      })),
    )
  const before = bytesInUse()
  const grown: number[] = []
  const look = () => void grown.push(bytesInUse() - before)
  const get = () => {
    look()
    return Promise.resolve(undefined)
  }
  const { name } = await writeBackup({ ...world.ground, files: { ...world.files, get } })
  expect(grown.length).toBe(rows / 50)
  const path = `${world.folder}/${name}`
  for await (const { rows: part } of archiveParts(path, testKey)) {
    expect(part.length).toBeGreaterThan(0)
    look()
  }
  expect(grown.length).toBeGreaterThan(rows / 50 + 5)
  expect(Math.max(...grown)).toBeLessThan(most)
  let bytes = 0
  for await (const record of readArchive(path, testKey)) bytes += record.bytes.length
  expect(bytes).toBeGreaterThan(rows * rowBytes)
  await world.close()
})
