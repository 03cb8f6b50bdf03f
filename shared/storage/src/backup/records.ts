import { DamagedBackup } from './sealing.ts'
import type { SealedWriter } from './write-sealed.ts'

/** What a record is: the name of the collection whose rows follow, a row, the id of one that is gone, what is known of one, the end. */
const kinds = ['collection', 'row', 'gone', 'known', 'end'] as const

/** One record of a backup. */
export interface BackupRecord {
  readonly kind: (typeof kinds)[number]
  readonly bytes: Buffer
}

const headBytes = 5
/** Longer than any row may be. */
const recordMaximum = 32 * 1024 * 1024

/** Writes one record. */
export const writeRecord = (
  { write }: Pick<SealedWriter, 'write'>,
  kind: BackupRecord['kind'],
  bytes: Uint8Array,
): Promise<void> => {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kinds.indexOf(kind))
  head.writeUInt32BE(bytes.length, 1)
  return write(Buffer.concat([head, bytes]))
}

/** The record at the beginning of some bytes, as far as it is there. */
const recordIn = (bytes: Buffer): BackupRecord | undefined => {
  if (bytes.length < headBytes) return undefined
  const [kind, size] = [kinds[bytes.readUInt8()], bytes.readUInt32BE(1)]
  if (kind === undefined || size > recordMaximum) throw new DamagedBackup('it holds what nobody wrote')
  if (bytes.length < headBytes + size) return undefined
  return { kind, bytes: bytes.subarray(headBytes, headBytes + size) }
}

const sizeOf = ({ bytes }: BackupRecord): number => headBytes + bytes.length

/** How many bytes the record at the beginning takes, as far as that is known. */
const wanted = (bytes: Buffer): number =>
  bytes.length < headBytes ? headBytes : headBytes + bytes.readUInt32BE(1)

/** The records of a sealed file, one at a time. */
export async function* readRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  let [waiting, size]: [Buffer[], number] = [[], 0]
  let enough = headBytes
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size < enough) continue
    let rest = Buffer.concat(waiting)
    for (let record = recordIn(rest); record !== undefined; record = recordIn(rest)) {
      yield record
      rest = rest.subarray(sizeOf(record))
    }
    ;[waiting, size, enough] = [[rest], rest.length, wanted(rest)]
  }
  if (size > 0) throw new DamagedBackup('its last record is cut')
}
