import type { Account } from '@shingle/shared/account/account.ts'
import { plainName } from '@shingle/shared/export/file-name.ts'
import { exportLifetimeMs } from '@shingle/shared/export/limits.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { createClearExport, createRemoveExport } from '@shingle/storage/deletion/clear-export.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import type { OrderedExport } from '@shingle/storage/exporting/export-jobs.ts'
import { type ExportTurn, openAccountExports } from '@shingle/storage/rows/account-exports.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteImages } from '@shingle/storage/rows/website-images.ts'
import { zipFiles } from '@shingle/storage/zip/zip-files.ts'
import type { ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import { exportFiles } from './export-files.ts'
import { createKeepParts, type ExportRoom, LostTurn } from './keep-parts.ts'

/** What packing stands on. */
export interface PackPorts extends RemovalPorts, ExportRoom {}

/**
 * Packs an export from its beginning: what an earlier attempt has stored goes first. It is ready when every byte of it is
 * durable. Throws `LostTurn` where another attempt has begun since, or the account has gone, and `NoRoom` or
 * `TooLarge`.
 */
export type PackExport = (ordered: OrderedExport, signal: AbortSignal) => Promise<void>

/** Opens the packing of exports. */
export const createPackExport = (ports: PackPorts): PackExport => {
  const { db, clock } = ports
  const [users, exports] = [openUsers(db, clock), openAccountExports(db, clock)]
  const [drafts, images] = [openDraftWebsites(db, clock), openWebsiteImages(db, clock)]
  const [clear, remove] = [createClearExport(ports), createRemoveExport(ports)]
  const keepParts = createKeepParts(ports)

  const countPictures = async (userId: string): Promise<number> => {
    const references = new Set<string>()
    for (const websiteId of await drafts.everyOf(userId))
      for (const { reference } of await images.everyOf(websiteId)) references.add(reference)
    return references.size
  }

  /** The files, of which every picture is counted once it is taken. */
  async function* counted(turn: ExportTurn, files: AsyncIterable<ZippedFile>, signal: AbortSignal) {
    const pictures = { done: 0, total: await countPictures(turn.userId) }
    if (!(await exports.change(turn, { pictures }))) throw new LostTurn()
    for await (const file of files) {
      if (signal.aborted) throw new LostTurn()
      yield file
      if (!file.isPicture) continue
      pictures.done += 1
      if (!(await exports.change(turn, { pictures }))) throw new LostTurn()
    }
  }

  const pack = async (turn: ExportTurn, account: Account, signal: AbortSignal): Promise<void> => {
    const now = clock()
    await keepParts(turn, zipFiles(counted(turn, exportFiles(ports, account), signal), now))
    const called = plainName(account.name ?? '', productName.toLowerCase())
    const isReady = await exports.change(turn, {
      state: 'ready',
      name: `${called}-${now.toISOString().slice(0, 10)}.zip`,
      expiresAt: new Date(clock().getTime() + exportLifetimeMs),
    })
    if (!isReady) throw new LostTurn()
  }

  return async ({ userId, exportId }, signal) => {
    const cleared = await clear(userId, { exportId, state: 'packing' })
    if (cleared === undefined) throw new LostTurn()
    const account = await users.find(userId)
    if (account === undefined) return remove(userId)
    await pack({ userId, attempt: cleared.attempt }, account, signal)
  }
}
