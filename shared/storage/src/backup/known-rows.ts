import { join } from 'node:path'
import * as z from 'zod/mini'
import { readSealed } from './read-sealed.ts'
import { type BackupRecord, readRecords, writeRecord } from './records.ts'
import { DamagedBackup } from './sealing.ts'
import { type SealedWriter, writeSealed } from './write-sealed.ts'

/** What is known of a row since the last archive. */
export interface KnownRow {
  readonly id: Buffer
  readonly digest: Buffer
}

const digestBytes = 16
const fileNames = { hour: 'known-rows-hour.sealed', more: 'known-rows.sealed' } as const

const aboutSchema = z.object({ of: z.string(), collections: z.array(z.string()) })

/** What is known is kept twice: of the last archive of an hour or night, and of the last of those that go on from it. */
export type KnownKind = keyof typeof fileNames

interface KnownPlace {
  readonly key: Uint8Array
  readonly kind: KnownKind
  readonly collections: readonly string[]
}

/** Where what is known of the rows of a folder's last archive stands. */
export const knownRowsPath = (folder: string, kind: KnownKind): string => join(folder, fileNames[kind])

/** Which rows an archive left, and what they were. */
export interface KnownRows {
  /** The archive. */
  readonly of: string
  /** Goes on to the rows of the next collection. */
  readonly goTo: (name: string) => Promise<void>
  /** The next row of this collection, which stays the next one until it is taken. */
  readonly next: () => KnownRow | undefined
  readonly take: () => Promise<void>
  readonly close: () => Promise<void>
}

const knownIn = ({ bytes }: BackupRecord): KnownRow => ({
  digest: Buffer.from(bytes.subarray(0, digestBytes)),
  id: Buffer.from(bytes.subarray(digestBytes)),
})

/** Opens what is known of the rows of a folder's last archive of a kind; undefined where nothing can be told from it. */
export const openKnownRows = async (
  folder: string,
  { key, kind, collections }: KnownPlace,
): Promise<KnownRows | undefined> => {
  const file = await readSealed(knownRowsPath(folder, kind), key).catch(() => undefined)
  if (file === undefined) return undefined
  const about = aboutSchema.safeParse(file.about)
  if (!about.success || about.data.collections.join() !== collections.join()) {
    await file.close()
    return undefined
  }
  const records = readRecords(file.chunks())
  let present: BackupRecord | undefined
  const advance = async () => {
    const { done, value } = await records.next()
    present = done ? undefined : value
  }
  return {
    of: about.data.of,
    goTo: async (name) => {
      if (present === undefined) await advance()
      if (present?.kind !== 'collection' || present.bytes.toString() !== name)
        throw new DamagedBackup(`what is known of the rows of ${name} is missing`)
      await advance()
    },
    next: () => (present?.kind === 'known' ? knownIn(present) : undefined),
    take: advance,
    close: file.close,
  }
}

/** What is written down for the archive after this one. */
export const writeKnownRows = async (
  folder: string,
  { key, kind, of, collections }: KnownPlace & { readonly of: string },
): Promise<SealedWriter & { readonly note: (row: KnownRow) => Promise<void> }> => {
  const writer = await writeSealed(knownRowsPath(folder, kind), { key, about: { of, collections } })
  return { ...writer, note: ({ id, digest }) => writeRecord(writer, 'known', Buffer.concat([digest, id])) }
}
