import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { readSealed } from './read-sealed.ts'
import { type BackupRecord, readRecords } from './records.ts'
import { DamagedBackup } from './sealing.ts'

const kinds = ['full', 'hour', 'more'] as const

/** Everything that is stored, or what has changed: since the archive of an hour before, or since any. */
export type ArchiveKind = (typeof kinds)[number]

const archiveName = /^(\d{8}T\d{9})-(full|hour|more)\.backup$/

const aboutSchema = z.object({
  name: z.string(),
  kind: z.enum(kinds),
  /** The archive that this one goes on from. */
  after: z.nullable(z.string()),
})

/** What an archive says it is. */
export type ArchiveAbout = Readonly<z.output<typeof aboutSchema>>

/** How many rows each collection has once an archive is restored. */
export const totalsSchema = z.record(z.string(), z.int())

const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:.Z]/g, '')

/** When an archive was begun, as its name says. */
export const archiveTime = (name: string): Date => {
  const [, stamp = ''] = archiveName.exec(name) ?? []
  return new Date(stamp.replace(/(....)(..)(..)T(..)(..)(..)(...)/, '$1-$2-$3T$4:$5:$6.$7Z'))
}

/** What kind an archive is, as its name says. */
export const archiveKind = (name: string): ArchiveKind =>
  kinds.find((kind) => kind === archiveName.exec(name)?.[2]) ?? 'more'

/** The archives of a folder, the first first. */
export const listArchives = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => archiveName.test(name)).toSorted()
}

/** A name for an archive that is begun now; it comes after all of the folder, whatever the clock says. */
export const newArchiveName = (kind: ArchiveKind, now: Date, former: readonly string[]): string => {
  const last = former.at(-1)
  const at = last === undefined ? now : new Date(Math.max(now.getTime(), archiveTime(last).getTime() + 1))
  return `${stampOf(at)}-${kind}.backup`
}

/** Names the file in what is said of its damage. */
const naming = async <Value>(path: string, work: () => Promise<Value>): Promise<Value> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DamagedBackup)) throw error
    throw new DamagedBackup(`${path} is damaged: ${error.message}.`, { cause: error })
  }
}

/** What an archive says it is, before anything vouches for it. */
export const readAbout = (path: string, key: Uint8Array): Promise<ArchiveAbout> =>
  naming(path, async () => {
    const file = await readSealed(path, key)
    await file.close()
    const about = aboutSchema.safeParse(file.about)
    if (!about.success || about.data.name !== basename(path))
      throw new DamagedBackup('it is not what its name says')
    return about.data
  })

/** Every record of an archive; throws `DamagedBackup`, naming it, where it is not whole. */
export async function* readArchive(path: string, key: Uint8Array): AsyncGenerator<BackupRecord> {
  const file = await naming(path, () => readSealed(path, key))
  try {
    const records = readRecords(file.chunks())
    for (;;) {
      const { done, value } = await naming(path, () => records.next())
      if (done) return
      yield value
    }
  } finally {
    await file.close()
  }
}

/** The archives that lead to one, the full one first; throws where one of them is missing. */
export const chainTo = async (path: string, key: Uint8Array): Promise<readonly string[]> => {
  const chain: string[] = []
  for (let next = path; ; ) {
    const { kind, after } = await readAbout(next, key).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      throw new DamagedBackup(`${next} is missing, and what came after it goes on from there.`)
    })
    chain.unshift(next)
    if (kind === 'full') return chain
    const former = basename(after ?? '')
    if (!archiveName.test(former) || former >= basename(next))
      throw new DamagedBackup(`${next} is damaged: it goes on from nothing.`)
    next = join(dirname(path), former)
  }
}
