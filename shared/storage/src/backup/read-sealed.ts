import { type FileHandle, open } from 'node:fs/promises'
import {
  DamagedBackup,
  headerMaximum,
  headerSchema,
  keyMarkOf,
  keyOfFile,
  OtherKey,
  openChunk,
  type Seal,
  sealedChunkMaximum,
  sealedMagic,
} from './sealing.ts'

/** A sealed file that is open. */
export interface SealedFile {
  /** What it says it is; true once the first chunk was read. */
  readonly about: unknown
  /**
   * What was written, in order. Throws `DamagedBackup` at the first byte that is not, and where the end is missing: whoever
   * reads all of it has all of it.
   */
  readonly chunks: () => AsyncGenerator<Buffer>
  readonly close: () => Promise<void>
}

const sizeBytes = 4

const read = async (file: FileHandle, size: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size)
  return buffer.subarray(0, bytesRead)
}

const readExactly = async (file: FileHandle, size: number): Promise<Buffer> => {
  const found = await read(file, size)
  if (found.length < size) throw new DamagedBackup('it ends too early')
  return found
}

const readSized = async (file: FileHandle, maximum: number): Promise<Buffer> => {
  const size = (await readExactly(file, sizeBytes)).readUInt32BE()
  if (size > maximum) throw new DamagedBackup('a part is too long')
  return readExactly(file, size)
}

const readHeader = async (file: FileHandle, key: Uint8Array) => {
  if (!(await read(file, sealedMagic.length)).equals(sealedMagic))
    throw new DamagedBackup('it is no sealed file')
  const bytes = await readSized(file, headerMaximum)
  try {
    const { salt, keyMark, about } = headerSchema.parse(JSON.parse(bytes.toString()))
    return { about, isOurs: keyMark === keyMarkOf(key), seal: { key: keyOfFile(key, salt), header: bytes } }
  } catch (cause) {
    throw new DamagedBackup('its beginning cannot be read', { cause })
  }
}

async function* openChunks(file: FileHandle, seal: Seal): AsyncGenerator<Buffer> {
  const end = (await file.stat()).size
  let position = sealedMagic.length + sizeBytes + seal.header.length
  for (let nth = 0; position < end; nth += 1) {
    const sealed = await readSized(file, sealedChunkMaximum)
    position += sizeBytes + sealed.length
    yield await openChunk(seal, { nth, isLast: position >= end }, sealed)
  }
  if (position === sealedMagic.length + sizeBytes + seal.header.length)
    throw new DamagedBackup('it ends too early')
}

/** Opens a sealed file; throws `OtherKey` where `key` is not the one that it was sealed with. */
export const readSealed = async (path: string, key: Uint8Array): Promise<SealedFile> => {
  const file = await open(path, 'r')
  try {
    const { about, isOurs, seal } = await readHeader(file, key)
    if (!isOurs) throw new OtherKey(`BACKUP_KEY is not the key that ${path} was written with.`)
    return { about, chunks: () => openChunks(file, seal), close: () => file.close() }
  } catch (error) {
    await file.close()
    throw error
  }
}
