import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chunkBytes, keyMarkOf, keyOfFile, type Seal, sealChunk, sealedMagic } from './sealing.ts'

/** A sealed file while it is written: nobody finds it under its name before it is whole and on the disk. */
export interface SealedWriter {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Ends the file, and gives it its name. */
  readonly finish: () => Promise<void>
  /** Leaves nothing of it. */
  readonly abandon: () => Promise<void>
}

/** What files are called until they are whole. */
export const partEnding = '.part'

const sizeBytes = 4

const withSize = (bytes: Uint8Array): Buffer => {
  const size = Buffer.alloc(sizeBytes)
  size.writeUInt32BE(bytes.length)
  return Buffer.concat([size, bytes])
}

const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open a folder; there the rename itself is durable enough.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Cuts what is written into chunks, and seals each with its place. */
const createChunks = (seal: Seal, put: (bytes: Uint8Array) => Promise<unknown>) => {
  let [waiting, size, nth]: [Uint8Array[], number, number] = [[], 0, 0]
  const send = async (chunk: Uint8Array, isLast: boolean) => {
    await put(withSize(await sealChunk(seal, { nth, isLast }, chunk)))
    nth += 1
  }
  return {
    write: async (bytes: Uint8Array): Promise<void> => {
      waiting.push(bytes)
      size += bytes.length
      // The last one is not sent before it is known to be the last.
      if (size <= chunkBytes) return
      const all = Buffer.concat(waiting)
      let at = 0
      for (; all.length - at > chunkBytes; at += chunkBytes)
        await send(all.subarray(at, at + chunkBytes), false)
      const rest = Buffer.from(all.subarray(at))
      ;[waiting, size] = [[rest], rest.length]
    },
    end: () => send(Buffer.concat(waiting), true),
  }
}

/** Begins a sealed file at `path`, for this user alone. */
export const writeSealed = async (
  path: string,
  { key, about }: { readonly key: Uint8Array; readonly about: unknown },
): Promise<SealedWriter> => {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${randomUUID()}${partEnding}`)
  const file = await open(part, 'wx', 0o600)
  const salt = randomBytes(32).toString('base64')
  const header = Buffer.from(JSON.stringify({ salt, keyMark: keyMarkOf(key), about }))
  const chunks = createChunks({ key: keyOfFile(key, salt), header }, (bytes) => file.writeFile(bytes))
  await file.writeFile(Buffer.concat([sealedMagic, withSize(header)]))
  return {
    write: chunks.write,
    finish: async () => {
      await chunks.end()
      await file.sync()
      await file.close()
      await rename(part, path)
      await syncFolder(folder)
    },
    abandon: async () => {
      await file.close().catch(() => undefined)
      await rm(part, { force: true })
    },
  }
}
