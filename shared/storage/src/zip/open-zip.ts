import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** What a zip of a stranger's may be. */
export interface ZipLimits {
  /** How many files it may have. */
  readonly entries: number
  /** How many bytes all of them may have together, unpacked. */
  readonly bytes: number
  /** How many bytes the file of a name may have; undefined where no such file belongs into it. */
  readonly mostOf: (name: string) => number | undefined
}

/** What is wrong with a zip: more than may be, or anything else. */
export type ZipFault = 'too-large' | 'invalid'

/** Thrown of a zip that will not do; `entry` names the file in it that is to blame. */
export class ZipRefused extends Error {
  readonly fault: ZipFault
  readonly entry: string | undefined
  constructor(fault: ZipFault, entry?: string) {
    super(`a zip is refused: ${fault} ${entry ?? ''}`)
    this.fault = fault
    this.entry = entry
  }
}

/** An opened zip whose directory keeps to its limits. */
export interface OpenedZip {
  readonly names: ReadonlySet<string>
  /** The bytes of a file, held to what the directory says of it; throws `ZipRefused`. */
  readonly read: (name: string) => Promise<Buffer>
  readonly close: () => void
}

const nameShown = 80
const typeOf = ({ externalFileAttributes }: Entry): number => (externalFileAttributes >>> 16) & 0o170000
const [noType, plainFile] = [0, 0o100000]

/** Whether an entry is a plain file that anybody can unpack: no link, no folder, no secret. */
const isPlain = (entry: Entry): boolean =>
  [noType, plainFile].includes(typeOf(entry)) && !entry.isEncrypted() && entry.canDecodeFileData()

const checked = async (zip: ZipFile, { entries, bytes, mostOf }: ZipLimits) => {
  if (zip.entryCount > entries) throw new ZipRefused('too-large')
  const found = new Map<string, Entry>()
  let all = 0
  for await (const entry of zip.eachEntry()) {
    // Byte for byte: no name is read twice, and none but those that are expected is accepted.
    const name = entry.fileNameRaw.toString('latin1')
    const shown = name.replace(/[^ -~]/g, '?').slice(0, nameShown)
    const most = mostOf(name)
    if (most === undefined || found.has(name) || !isPlain(entry)) throw new ZipRefused('invalid', shown)
    all += entry.uncompressedSize
    if (entry.uncompressedSize > most || all > bytes) throw new ZipRefused('too-large', shown)
    found.set(name, entry)
  }
  return found
}

const collected = async (stream: Readable, size: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > size) throw new Error('there are more bytes than was said')
    chunks.push(bytes)
  }
  if (length !== size) throw new Error('there are fewer bytes than was said')
  return Buffer.concat(chunks)
}

/** Runs what reads a zip; whatever is thrown because the zip is broken says which of its files is to blame. */
const orRefused = async <T>(work: () => Promise<T>, entry?: string): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ZipRefused) throw cause
    throw Object.assign(new ZipRefused('invalid', entry), { cause })
  }
}

/** Opens the zip at a path of ours; throws `ZipRefused` where its directory passes a limit. Nothing is unpacked yet. */
export const openZip = async (path: string, limits: ZipLimits): Promise<OpenedZip> => {
  const zip = await orRefused(() =>
    openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }),
  )
  try {
    const entries = await orRefused(() => checked(zip, limits))
    return {
      names: new Set(entries.keys()),
      read: (name) =>
        orRefused(async () => {
          const entry = entries.get(name)
          if (entry === undefined) throw new ZipRefused('invalid', name)
          return collected(await zip.openReadStreamPromise(entry), entry.uncompressedSize)
        }, name),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
