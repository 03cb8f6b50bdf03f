import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Refusal } from './refusal.ts'

/** The data folder, made if need be, then for this user alone, and proved writable. */
export const openDataFolder = async (folder: string): Promise<string> => {
  const path = resolve(folder)
  const probe = join(path, `.writable-${process.pid}`)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw new Refusal(`The data folder ${path} cannot be written to. Choose another with DATA_DIR.`)
  }
  return path
}

/** The key that signs sessions and tickets: the given one, else one of this data folder's own, made once. */
export const openSecret = async (folder: string, given: string | undefined): Promise<Uint8Array> => {
  if (given !== undefined) return new TextEncoder().encode(given)
  const path = join(folder, 'secret')
  try {
    await writeFile(path, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(path)
}
