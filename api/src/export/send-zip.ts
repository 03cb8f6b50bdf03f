import { Readable } from 'node:stream'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { zipFiles } from '@shingle/storage/zip/zip-files.ts'
import type { ZippedFile } from '@shingle/storage/zip/zipped-file.ts'
import type { Context } from 'koa'
import type { Reply } from '../http/check-reply.ts'
import { Refusal } from '../http/refusal.ts'
import { createDownloadTurns } from './download-turns.ts'

/** A zip that is made as it is taken. */
export interface SentZip {
  readonly name: string
  readonly files: AsyncIterable<ZippedFile>
  /** When what is in it was so. */
  readonly at: Date
}

/** Sends a zip to an account; throws a refusal where too many are on their way. */
export type SendZip = (ctx: Context, userId: string, zip: SentZip) => Reply<undefined>

// Each holds a picture or two in memory until they are taken.
const maximum = { ofOne: 2, ofAll: 12 }

/** Opens the sending of zips that are kept nowhere. */
export const createSendZip = (): SendZip => {
  const turns = createDownloadTurns(maximum)
  return (ctx, userId, { name, files, at }) => {
    const { socket } = ctx.req
    const end = turns.begin({ userId, breakOff: () => socket.destroy() })
    if (end === undefined) throw new Refusal(tooManyRequests)
    ctx.set('Content-Type', 'application/zip')
    ctx.set('Content-Disposition', `attachment; filename="${name}"`)
    ctx.set('Cache-Control', 'private, no-store')
    const bytes = Readable.from(zipFiles(files, at), { objectMode: false })
    bytes.once('close', end)
    ctx.body = bytes
    return { status: 200, body: undefined }
  }
}
