import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { Binary, Decimal128, Double, Int32, Long, ObjectId } from 'mongodb'
import { afterEach, describe, expect, test } from 'vitest'
import { accountExports } from '../rows/account-exports.ts'
import { collections } from '../rows/collections.ts'
import { draftSync } from '../rows/draft-sync.ts'
import { type BackupWorld, everyRow, openBackupWorld, restoreInto } from './testing/backup-world.ts'

const worlds: BackupWorld[] = []
const aWorld = async (): Promise<BackupWorld> => {
  const world = await openBackupWorld()
  worlds.push(world)
  return world
}
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close()
})

const later = new Date('2126-01-01T00:00:00Z')

/** A value of any kind that a row may hold. */
const aValue = (random: SeededRandom, depth = 0): unknown => {
  const text = () =>
    `${random.pick(['', 'plain', 'ünïcödé 語 🪧', 'a.b$c', '\u0000in'])} ${random.below(1e9)}`
  const kinds = [
    ...[text, () => null, () => random.chance(0.5), () => new Date(random.below(1e12)), () => new ObjectId()],
    ...[
      () => new Int32(random.below(1e9)),
      () => new Double(random.below(100)),
      () => new Double(random.next()),
    ],
    ...[() => Long.fromString('9007199254740993'), () => Decimal128.fromString('1.10')],
    () => new Binary(Buffer.alloc(random.below(random.chance(0.05) ? 900_000 : 300), random.below(256))),
  ]
  const nested = [
    () => Array.from({ length: random.below(4) }, () => aValue(random, depth + 1)),
    () => ({ inner: aValue(random, depth + 1), 'more words': aValue(random, depth + 1) }),
  ]
  const all = depth < 3 ? [...kinds, ...nested] : kinds
  return all[random.below(all.length)]?.()
}

// Each is in some unique index, or ends a row by itself.
const whoseNames = [
  ...['email', 'websiteId', 'invitedUserEmail', 'handle', 'creation', 'token', 'key'],
  ...['userId', 'slot', 'name', 'version', 'domain', 'secret', 'hostname'],
] as const
const ends = ['expiresAt', 'endsAt', 'keptUntil', 'doneAt', 'createdAt', 'removeAt', 'codeExpiresAt'] as const

const aRow = (random: SeededRandom, name: string, nth: number) => {
  const _id = ['Jobs', 'Outbox'].includes(name) ? new ObjectId() : `${random.below(1e6).toString(36)}é${nth}`
  const own = Object.fromEntries(whoseNames.map((field) => [field, `${field} ${nth} ${random.next()}`]))
  const lasting = Object.fromEntries(ends.map((field) => [field, later]))
  return {
    _id,
    ...own,
    ...lasting,
    of: 'website',
    at: later,
    state: 'released',
    value: aValue(random),
    other: aValue(random),
  }
}

const compared = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(rows).filter(([name]) => ![accountExports.name, draftSync.name].includes(name)),
  )

/** Changes the rows of every collection: some come, some change, some go, and some names pass from one to another. */
const live = async (world: BackupWorld, random: SeededRandom, round: number): Promise<void> => {
  for (const { name } of collections) {
    const rows = world.collection(name)
    const fresh = Array.from({ length: random.below(5) }, (_, nth) => aRow(random, name, round * 10 + nth))
    if (fresh.length > 0) await rows.insertMany(fresh)
    const [one, other, gone] = await rows.find({}, { limit: 3, skip: random.below(3) }).toArray()
    if (gone !== undefined) await rows.deleteOne({ _id: gone._id })
    if (one === undefined || other === undefined || !('email' in other)) continue
    await rows.updateOne({ _id: other._id }, { $set: { email: `free ${random.next()}` } })
    await rows.updateOne({ _id: one._id }, { $set: { email: other.email, value: aValue(random) } })
  }
}

describe('[security 2.5 T41] a backup', () => {
  test.each([1, 2, 3, 4])(
    'of any rows, with what changed between archives, is restored as it was (%i)',
    async (seed) => {
      const [from, to, early] = [await aWorld(), await aWorld(), await aWorld()]
      const random = seededRandom(`backup ${seed}`)
      await live(from, random, 0)
      const first = await from.backUp({ full: true })
      const then = compared(await everyRow(from))
      for (const round of [1, 2, 3]) {
        await live(from, random, round)
        await from.backUp()
      }
      await from.backUp()
      expect((await readdir(from.folder)).filter((name) => name.endsWith('-more.backup'))).toHaveLength(4)
      await restoreInto(to, from.folder)
      expect(compared(await everyRow(to))).toEqual(compared(await everyRow(from)))
      await restoreInto(early, first)
      // What was deleted for good is known from the later archives as well.
      const { Deletions: _, ...others } = compared(await everyRow(early))
      const { Deletions: __, ...othersThen } = then
      expect(others).toEqual(othersThen)
    },
  )

  test('holds of what has not changed nothing again, and is full where nothing is known of the last one', async () => {
    const world = await aWorld()
    await world.collection('Users').insertOne({ _id: 'u', email: 'a@example.com', filler: 'x'.repeat(9_000) })
    const full = await world.backUp()
    const more = await world.backUp()
    expect([full, more].map((path) => basename(path).slice(-11))).toEqual(['full.backup', 'more.backup'])
    expect((await readFile(more)).length).toBeLessThan(1_500)
    await writeFile(join(world.folder, 'known-rows.sealed'), 'nothing')
    expect(await world.backUp()).toMatch(/-more\.backup$/)
    const known = join(world.folder, 'known-rows-hour.sealed')
    await writeFile(known, 'nothing')
    await writeFile(join(world.folder, 'known-rows.sealed'), 'nothing')
    expect(await world.backUp()).toMatch(/-full\.backup$/)
    await writeFile(known, (await readFile(known)).subarray(0, -20))
    expect(await world.backUp()).toMatch(/-full\.backup$/)
  })

  test('brings every file back that a row names, each sealed once, and nothing of it can be read in the folder', async () => {
    const [from, to] = [await aWorld(), await aWorld()]
    const words = 'words of somebody '.repeat(20_000)
    const picture = await from.files.put(Buffer.from(words), { type: 'image/webp' })
    const unnamed = await from.files.put(Buffer.from('nobody names it'), { type: 'image/webp' })
    const image = { _id: 'w/p', websiteId: 'w', userId: 'somebody-known', renditions: [{ key: picture }] }
    await from.collection('WebsiteImages').insertOne(image)
    await from.backUp()
    await from.collection('WebsiteImages').insertOne({ ...image, _id: 'v/p', websiteId: 'v' })
    await from.backUp()
    const names = await readdir(join(from.folder, 'files'), { recursive: true })
    expect(names.filter((name) => name.includes('/'))).toHaveLength(1)
    const every = await readdir(from.folder, { recursive: true, withFileTypes: true })
    for (const one of every.filter((entry) => entry.isFile())) {
      const path = join(one.parentPath, one.name)
      const text = path + (await readFile(path)).toString('latin1')
      for (const kept of ['words of', 'somebody-known', picture.slice(0, 20)])
        expect(text).not.toContain(kept)
      expect((await stat(path)).mode & 0o777).toBe(0o600)
    }
    expect((await stat(from.folder)).mode & 0o777).toBe(0o700)
    const sealed = join(from.folder, 'files', names.find((name) => name.includes('/')) ?? '')
    const whole = await readFile(sealed)
    await writeFile(sealed, whole.subarray(0, -1))
    const early = await aWorld()
    // All else is back, and somebody is told what is not.
    expect((await restoreInto(early, from.folder)).missingFiles).toEqual([picture])
    expect(await early.collection('WebsiteImages').countDocuments()).toBe(2)
    await writeFile(sealed, whole)
    expect((await restoreInto(to, from.folder)).missingFiles).toEqual([])
    expect((await to.files.get(picture))?.bytes.toString()).toBe(words)
    expect(await to.files.has(unnamed)).toBe(false)
  })

  test('is refused whole, and nothing is written, where anything about it is not what was written', async () => {
    const [from, to] = [await aWorld(), await aWorld()]
    const rows = Array.from({ length: 900 }, (_, nth) => ({
      ...{ _id: `${nth}`, email: `${nth}` },
      filler: new Binary(Buffer.from(Array.from({ length: 1_500 }, (__, at) => (at * nth * 7919) % 251))),
    }))
    await from.collection('Users').insertMany(rows)
    const [full, more] = [await from.backUp(), await from.backUp()]
    const [whole, wholeMore] = [await readFile(full), await readFile(more)]
    const refused = async (path: string, bytes: Uint8Array | undefined, why: RegExp) => {
      const former = await readFile(path)
      if (bytes === undefined) await rm(path)
      else await writeFile(path, bytes)
      await expect(restoreInto(to, from.folder)).rejects.toThrow(why)
      await writeFile(path, former)
      expect(await to.collection('Users').countDocuments()).toBe(0)
    }
    /** Where each chunk begins and ends. */
    const chunks: (readonly [number, number])[] = []
    for (let at = 16 + 4 + whole.readUInt32BE(16); at < whole.length; ) {
      const end = at + 4 + whole.readUInt32BE(at)
      chunks.push([at, end])
      at = end
    }
    const [head] = chunks[0] ?? [0]
    const parts = chunks.map(([start, end]) => whole.subarray(start, end))
    expect(parts.length).toBeGreaterThan(3)
    const [first, second, ...others] = parts
    if (first === undefined || second === undefined) throw new Error('too short to be swapped')
    const damaged = /full\.backup is damaged/
    for (const end of [10, head, head + 9, whole.length - 1, chunks.at(-1)?.[0] ?? 0])
      await refused(full, whole.subarray(0, end), damaged)
    await refused(full, Buffer.concat([whole.subarray(0, head), second, first, ...others]), damaged)
    await refused(full, Buffer.concat([whole.subarray(0, head), first, ...others]), damaged)
    await refused(full, Buffer.concat([whole, second]), damaged)
    for (const at of [20, head - 3, head + 2, head + 50, whole.length - 1]) {
      const flipped = Buffer.from(whole)
      flipped.writeUInt8((flipped.readUInt8(at) + 1) % 256, at)
      await refused(full, flipped, damaged)
    }
    await refused(more, whole, /more\.backup is damaged: it is not what its name says/)
    await refused(full, undefined, /full\.backup is missing/)
    await refused(more, wholeMore.subarray(0, -1), /more\.backup is damaged/)
    await restoreInto(to, from.folder)
    expect(await to.collection('Users').countDocuments()).toBe(900)
  })

  test('opens with its own key alone', async () => {
    const [from, to] = [await aWorld(), await aWorld()]
    await from.collection('Users').insertOne({ _id: 'u', email: 'a@example.com' })
    await from.backUp()
    const key = Buffer.alloc(32, 8)
    await expect(restoreInto(to, from.folder, { key })).rejects.toThrow('BACKUP_KEY is not the key that')
    expect(await to.collection('Users').countDocuments()).toBe(0)
  })

  test('is restored into an empty database only', async () => {
    const [from, to] = [await aWorld(), await aWorld()]
    await from.collection('Users').insertOne({ _id: 'u', email: 'a@example.com' })
    await from.backUp()
    await to.collection('Reports').insertOne({ _id: 'r' })
    await expect(restoreInto(to, from.folder)).rejects.toThrow(
      'A backup is restored into an empty database only: this one has rows in Reports.',
    )
    expect(await to.collection('Users').countDocuments()).toBe(0)
    await expect(restoreInto(await aWorld(), join(from.folder, 'nowhere'))).rejects.toThrow('There is no')
    await expect(restoreInto(await aWorld(), to.folder)).rejects.toThrow('There is no')
  })

  test('takes a row back that changed hands while an archive was written, once a later one says whose it is', async () => {
    const [half, to, early] = [await aWorld(), await aWorld(), await aWorld()]
    // Read before the address changed hands, and after: as if the archive had been written in between.
    await half.db.collection('Users').dropIndexes()
    await half.collection('Users').insertMany([
      { _id: 'a', email: 'shared' },
      { _id: 'z', email: 'shared' },
    ])
    const first = await half.backUp()
    await expect(restoreInto(early, first)).rejects.toThrow('changed hands')
    await half.collection('Users').updateOne({ _id: 'a' }, { $set: { email: 'another' } })
    await half.backUp()
    await restoreInto(to, half.folder)
    expect(
      await to
        .collection('Users')
        .find({}, { sort: { _id: 1 } })
        .toArray(),
    ).toEqual([
      { _id: 'a', email: 'another' },
      { _id: 'z', email: 'shared' },
    ])
  })
})
