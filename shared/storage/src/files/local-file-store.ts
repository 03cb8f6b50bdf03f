import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileKey, readFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** Keeps files in a folder of this machine, for the user of this process alone. */
export const createLocalFileStore = (folder: string): FileStore => {
  // Two levels, because some file systems slow down with very many names in one folder.
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)

  let swept: Promise<void> | undefined

  const has = async (key: string): Promise<boolean> => {
    if (readFileKey(key) === undefined) return false
    return (await unlessMissing(access(pathOf(key)).then(() => true))) ?? false
  }

  return {
    put: async (bytes, description) => {
      const key = fileKey(bytes, description)
      swept ??= removeHalfWritten(folder)
      await swept
      if (!(await has(key))) await writeDurably(pathOf(key), bytes)
      return key
    },
    get: async (key) => {
      const description = readFileKey(key)
      if (description === undefined) return undefined
      const bytes = await unlessMissing(readFile(pathOf(key)))
      return bytes === undefined ? undefined : { bytes, ...description }
    },
    has,
    remove: async (key) => {
      if (readFileKey(key) !== undefined) await rm(pathOf(key), { force: true })
    },
  }
}

// Longer than any file takes to be written, so that none of another process goes.
const halfWrittenMs = 60 * 60_000

/** Removes what processes left that ended while they wrote. */
const removeHalfWritten = async (folder: string): Promise<void> => {
  const names = (await unlessMissing(readdir(folder, { recursive: true }))) ?? []
  for (const name of names.filter((name) => name.endsWith('.part'))) {
    const path = join(folder, name)
    const written = await unlessMissing(stat(path))
    if (written !== undefined && Date.now() - written.mtimeMs > halfWrittenMs) await rm(path, { force: true })
  }
}

// Under its name a file is always whole: it is renamed only after its bytes are on disk, and the name is synced last.
const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const folder = dirname(path)
  const draft = join(folder, `.${randomUUID()}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await withSync(draft, 'wx', (file) => file.writeFile(bytes))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  // Windows cannot open a folder; there the rename itself is durable enough.
  if (process.platform !== 'win32') await withSync(folder, 'r', async () => {})
}

type OpenFile = Awaited<ReturnType<typeof open>>

const withSync = async (
  path: string,
  flags: string,
  write: (file: OpenFile) => Promise<void>,
): Promise<void> => {
  const file = await open(path, flags, 0o600)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

const unlessMissing = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
