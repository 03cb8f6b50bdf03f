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
const fileName = 'known-rows.sealed'

const aboutSchema = z.object({ of: z.string(), collections: z.array(z.string()) })

/** Where what is known of the rows of a folder's last archive stands. */
export const knownRowsPath = (folder: string): string => join(folder, fileName)

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

/**
 * Opens what is known of the rows of a folder's last archive; undefined where nothing can be told from it: the next archive
 * is then to be a full one.
 */
export const openKnownRows = async (
  folder: string,
  { key, collections }: { readonly key: Uint8Array; readonly collections: readonly string[] },
): Promise<KnownRows | undefined> => {
  const file = await readSealed(knownRowsPath(folder), key).catch(() => undefined)
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
  {
    key,
    of,
    collections,
  }: { readonly key: Uint8Array; readonly of: string; readonly collections: readonly string[] },
): Promise<SealedWriter & { readonly note: (row: KnownRow) => Promise<void> }> => {
  const writer = await writeSealed(knownRowsPath(folder), { key, about: { of, collections } })
  return { ...writer, note: ({ id, digest }) => writeRecord(writer, 'known', Buffer.concat([digest, id])) }
}
