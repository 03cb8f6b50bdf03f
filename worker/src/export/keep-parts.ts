import { createRemoveFile, type RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import { fileKey } from '@shingle/storage/files/file-key.ts'
import { type ExportTurn, openAccountExports } from '@shingle/storage/rows/account-exports.ts'

/** Thrown where somebody else packs the export now, or its account has gone: nothing is left to do. */
export class LostTurn extends Error {}

/** Thrown where the exports of all accounts take as many bytes as they may. */
export class NoRoom extends Error {}

/** Thrown where the export of one account takes more bytes than it may. */
export class TooLarge extends Error {}

/** How many bytes exports may take. */
export interface ExportRoom {
  readonly bytesTogether: number
  readonly bytesEach: number
}

/** How many bytes one stored file of a zip has, the last one less: so much is in memory while it is packed or sent. */
export const partBytes = 4 * 2 ** 20

const description = { type: 'application/octet-stream' } as const

/** Stores the bytes of a zip, a part at a time: each is named before it is stored. */
export const createKeepParts = (ports: RemovalPorts & ExportRoom) => {
  const { db, files, clock } = ports
  const exports = openAccountExports(db, clock)
  const removeFile = createRemoveFile(ports)

  const keep = async (turn: ExportTurn, bytes: Buffer): Promise<void> => {
    const key = fileKey(bytes, description)
    if (!(await exports.addPart(turn, { key, bytes: bytes.length }))) throw new LostTurn()
    // It is counted already: of several that are packed at once no two take the last of the room.
    if ((await exports.bytesTogether()) > ports.bytesTogether) throw new NoRoom()
    await files.put(bytes, description)
    if (await exports.isTurnOf(turn)) return
    // Whoever ended the turn may have looked for the file before it was there.
    await removeFile(key)
    throw new LostTurn()
  }

  return async (turn: ExportTurn, zip: AsyncIterable<Uint8Array>): Promise<void> => {
    let waiting: Uint8Array[] = []
    let size = 0
    let all = 0
    for await (const chunk of zip) {
      waiting.push(chunk)
      size += chunk.length
      all += chunk.length
      if (all > ports.bytesEach) throw new TooLarge()
      if (size < partBytes) continue
      const bytes = Buffer.concat(waiting)
      for (let at = 0; at + partBytes <= size; at += partBytes)
        await keep(turn, bytes.subarray(at, at + partBytes))
      waiting = [bytes.subarray(size - (size % partBytes))]
      size %= partBytes
    }
    if (size > 0) await keep(turn, Buffer.concat(waiting))
  }
}
