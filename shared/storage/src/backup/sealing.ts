import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import * as z from 'zod/mini'

/** So many bytes are sealed at once, before they are compressed. */
export const chunkBytes = 256 * 1024
/** What sealing adds to a chunk that no compression made smaller. */
const sealedSlack = 1024
/** No chunk of a whole file is longer. */
export const sealedChunkMaximum = chunkBytes + sealedSlack
/** What every sealed file begins with. */
export const sealedMagic = Buffer.from('SHINGLE-SEALED-1')
/** No header is longer. */
export const headerMaximum = 4096

const tagBytes = 16
const nonceBytes = 12
const keyBytes = 32
const algorithm = 'aes-256-gcm'

/** What stands unsealed at the beginning of a file. Every chunk vouches for it. */
export const headerSchema = z.object({
  /** Makes the key of this file one of its own. */
  salt: z.string(),
  /** Tells whether a key is the one that the file was sealed with. */
  keyMark: z.string(),
  /** What the file is, as whoever wrote it says. */
  about: z.unknown(),
})

/** A sealed file is not what was written, or not all of it. */
export class DamagedBackup extends Error {}

/** A sealed file was sealed with another key. */
export class OtherKey extends Error {}

/** Tells keys apart without telling anything of them. */
export const keyMarkOf = (key: Uint8Array): string =>
  createHmac('sha256', key).update('shingle backup key').digest('hex').slice(0, 16)

/** A name that tells nothing of what it stands for to whoever has not the key. */
export const sealedName = (key: Uint8Array, name: string): string =>
  createHmac('sha256', key).update(`shingle backup name ${name}`).digest('hex')

/** The key of one file. */
export const keyOfFile = (key: Uint8Array, salt: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, Buffer.from(salt, 'base64'), 'shingle backup file', keyBytes))

/** One chunk's place in its file, and whether it is the last: both are sealed with it. */
export interface ChunkPlace {
  readonly nth: number
  readonly isLast: boolean
}

/** No two chunks of a file have the same, and no two files the same key. */
const nonceOf = ({ nth, isLast }: ChunkPlace): Buffer => {
  const nonce = Buffer.alloc(nonceBytes)
  nonce.writeUInt32BE(nth, nonceBytes - 5)
  nonce.writeUInt8(isLast ? 1 : 0, nonceBytes - 1)
  return nonce
}

/** How the chunks of one file are sealed and opened. */
export interface Seal {
  readonly key: Uint8Array
  readonly header: Uint8Array
}

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** Compresses and seals a chunk. */
export const sealChunk = async (
  { key, header }: Seal,
  place: ChunkPlace,
  plain: Uint8Array,
): Promise<Buffer> => {
  const cipher = createCipheriv(algorithm, key, nonceOf(place)).setAAD(header)
  const compressed = await compress(plain, { level: 1 })
  return Buffer.concat([cipher.update(compressed), cipher.final(), cipher.getAuthTag()])
}

/** Opens a chunk; throws `DamagedBackup` where it is not the one of this place. */
export const openChunk = async (
  { key, header }: Seal,
  place: ChunkPlace,
  sealed: Uint8Array,
): Promise<Buffer> => {
  const end = sealed.length - tagBytes
  if (end < 0) throw new DamagedBackup('a part is too short')
  try {
    const decipher = createDecipheriv(algorithm, key, nonceOf(place), { authTagLength: tagBytes })
    decipher.setAAD(header).setAuthTag(sealed.subarray(end))
    const compressed = Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
    return await decompress(compressed, { maxOutputLength: chunkBytes })
  } catch (cause) {
    throw new DamagedBackup('a part is not what was written there', { cause })
  }
}
