import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileKey, fileKeysIn, readFileKey } from '../files/file-key.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import type { ArchiveKind } from './archives.ts'
import { neededForMs } from './kept-archives.ts'
import { readSealed } from './read-sealed.ts'
import { DamagedBackup, sealedName } from './sealing.ts'
import { writeSealed } from './write-sealed.ts'

/** The files of a backup: each is sealed once, however many archives need it. */
export interface BackedFiles {
  /** Keeps every file whose key stands in a row of an archive of a kind, and knows for how long it is needed. */
  readonly keepOf: (row: Buffer, kind: ArchiveKind) => Promise<void>
  /** Puts every file whose key stands in a row back into a store; answers the keys of those that are not in the backup. */
  readonly putBackOf: (row: Buffer) => Promise<readonly string[]>
  /** Removes those that no full archive has needed since, nor any other that is kept. */
  readonly removeUnneeded: (since: Date) => Promise<void>
}

/** So many keys are remembered, so that a file that many rows name is looked at once. */
const rememberedKeys = 20_000
const atOnce = 8

/** Does something about each key of rows, once for as long as it is remembered. */
const oncePerKey = <Rest extends readonly unknown[]>(
  work: (key: string, ...rest: Rest) => Promise<boolean>,
) => {
  const remembered = new Set<string>()
  return async (row: Buffer, ...rest: Rest): Promise<readonly string[]> => {
    const keys = fileKeysIn(row.toString('latin1')).filter((key) => !remembered.has(key))
    if (remembered.size > rememberedKeys) remembered.clear()
    const failed: string[] = []
    for (let at = 0; at < keys.length; at += atOnce)
      await Promise.all(
        keys.slice(at, at + atOnce).map(async (key) => {
          remembered.add(key)
          if (!(await work(key, ...rest))) failed.push(key)
        }),
      )
    return failed
  }
}

/** When a file was last needed, as if by a full archive; undefined where it is not there. */
const lastNeeded = (path: string): Promise<Date | undefined> =>
  stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  )

const isThere = async (path: string): Promise<boolean> => (await lastNeeded(path)) !== undefined

/** A file as it was sealed; undefined where it is not what its key says any more. */
const open = async (
  path: string,
  { key, fileKey: wanted }: { readonly key: Uint8Array; readonly fileKey: string },
): Promise<StoredFile | undefined> => {
  const sealed = await readSealed(path, key)
  try {
    const parts: Buffer[] = []
    for await (const chunk of sealed.chunks()) parts.push(chunk)
    const [bytes, description] = [Buffer.concat(parts), readFileKey(wanted)]
    return description && fileKey(bytes, description) === wanted ? { bytes, ...description } : undefined
  } finally {
    await sealed.close()
  }
}

const unlessDamaged = (error: unknown): undefined => {
  if (!(error instanceof DamagedBackup)) throw error
}

/** Opens the files of the backup in `folder`. */
export const openBackedFiles = (
  folder: string,
  { key, files, clock }: { readonly key: Uint8Array; readonly files: FileStore; readonly clock: () => Date },
): BackedFiles => {
  const top = join(folder, 'files')
  const pathOf = (stored: string): string => {
    const name = sealedName(key, stored)
    return join(top, name.slice(0, 2), name)
  }

  const seal = async (path: string, { bytes }: StoredFile): Promise<void> => {
    const writer = await writeSealed(path, { key, about: 'file' })
    try {
      await writer.write(bytes)
      await writer.finish()
    } catch (error) {
      await writer.abandon()
      throw error
    }
  }

  const keep = async (stored: string, kind: ArchiveKind): Promise<boolean> => {
    const path = pathOf(stored)
    const before = await lastNeeded(path)
    if (before === undefined) {
      const file = await files.get(stored)
      if (file === undefined) return false
      await seal(path, file)
    }
    const at = new Date(clock().getTime() - (neededForMs.full - neededForMs[kind]))
    // Another archive may need it for longer.
    if (before === undefined || before < at) await utimes(path, at, at)
    return true
  }

  const putBack = async (wanted: string): Promise<boolean> => {
    const path = pathOf(wanted)
    if (!(await isThere(path))) return false
    const file = await open(path, { key, fileKey: wanted }).catch(unlessDamaged)
    if (file !== undefined) await files.put(file.bytes, file)
    return file !== undefined
  }

  const keepEach = oncePerKey(keep)
  return {
    keepOf: async (row, kind) => void (await keepEach(row, kind)),
    putBackOf: oncePerKey(putBack),
    removeUnneeded: async (since) => {
      for (const inner of await readdir(top).catch(() => []))
        for (const name of await readdir(join(top, inner))) {
          const path = join(top, inner, name)
          if ((await stat(path)).mtime < since) await rm(path, { force: true })
        }
    },
  }
}
