import { Readable } from 'node:stream'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { exportGone, noSuchRange } from '@shingle/shared/export/problems.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { AccountExports, ExportRow } from '@shingle/storage/rows/account-exports.ts'
import type { Context } from 'koa'
import type { Reply } from '../http/check-reply.ts'
import { Refusal } from '../http/refusal.ts'
import type { Caller } from '../session/caller.ts'
import type { Sessions } from '../session/sessions.ts'
import { readRange } from './byte-range.ts'
import { createDownloadTurns } from './download-turns.ts'
import { partBytes } from './part-bytes.ts'

// Each holds a part or two in memory until they are taken.
const maximum = { ofOne: 3, ofAll: 24 }

/** Sends the export of whoever asks, or the part of it that they ask for; throws a refusal where there is none. */
export const createSendExport = ({
  exports,
  files,
  sessions,
  clock,
}: {
  readonly exports: Pick<AccountExports, 'find'>
  readonly files: FileStore
  readonly sessions: Pick<Sessions, 'live'>
  readonly clock: () => Date
}) => {
  const turns = createDownloadTurns(maximum)

  const describe = (ctx: Context, { exportId, name }: ExportRow): void => {
    ctx.set('Content-Type', 'application/zip')
    ctx.set('Content-Disposition', `attachment; filename="${name}"`)
    ctx.set('Cache-Control', 'private, no-store')
    ctx.set('Accept-Ranges', 'bytes')
    ctx.set('ETag', `"${exportId}"`)
  }

  const rangeOf = (ctx: Context, { exportId, bytes }: ExportRow) => {
    const condition = ctx.get('if-range')
    // What was begun of another zip is no beginning of this one.
    const isSame = condition === '' || condition === `"${exportId}"`
    const range = readRange(isSame ? ctx.get('range') : '', bytes)
    if (range !== 'none') return range
    ctx.set('Content-Range', `bytes */${bytes}`)
    throw new Refusal(noSuchRange)
  }

  return async (ctx: Context, { id: userId, sessionId }: Caller): Promise<Reply<undefined>> => {
    const row = await exports.find(userId)
    if (row?.state !== 'ready' || row.expiresAt === null || row.expiresAt <= clock())
      throw new Refusal(exportGone)
    const asked = rangeOf(ctx, row)
    const range = asked === 'whole' ? { first: 0, last: row.bytes - 1 } : asked
    const { socket } = ctx.req
    const breakOff = () => socket.destroy()
    const end = turns.begin({ userId, breakOff })
    if (end === undefined) throw new Refusal(tooManyRequests)
    describe(ctx, row)
    ctx.set('Content-Length', String(range.last - range.first + 1))
    if (asked !== 'whole') ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${row.bytes}`)
    const mayHave = async () => (await sessions.live(sessionId, userId)) !== undefined
    const taken = partBytes({ files, mayHave }, row.parts, range)
    const bytes = Readable.from(taken, { objectMode: false, highWaterMark: 1 })
    bytes.once('close', end)
    ctx.body = bytes
    return { status: asked === 'whole' ? 200 : 206, body: undefined }
  }
}
