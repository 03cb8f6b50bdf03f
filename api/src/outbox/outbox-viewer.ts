import { matchPath } from '@shingle/shared/paths/match-path.ts'
import { outboxPaths } from '@shingle/shared/paths/server-paths.ts'
import { comesThroughProxy } from '@shingle/storage/network/comes-directly.ts'
import { openOutbox } from '@shingle/storage/rows/outbox.ts'
import type { Context, Middleware } from 'koa'
import type { Db } from 'mongodb'
import { outboxPage, outboxScript } from './outbox-page.ts'

const shownMaximum = 50
const mailPath = `${outboxPaths.page}/:id`
const textPath = `${mailPath}/text`
const mailPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups"

// Another site may link here, but may not read or frame what it finds.
const isForeignRead = (ctx: Context): boolean =>
  !['', 'none', 'same-origin'].includes(ctx.get('sec-fetch-site')) && ctx.get('sec-fetch-mode') !== 'navigate'

/** `/dev/outbox`: the mails kept in the database while no mail server is set up, for this machine and no proxy. */
export const outboxViewer = (db: Db): Middleware => {
  const mails = openOutbox(db)

  const list = async (ctx: Context): Promise<void> => {
    const found = await mails.newest(shownMaximum)
    ctx.type = 'html'
    ctx.body = outboxPage(found.map(({ _id, ...mail }) => ({ ...mail, id: _id.toHexString() })))
  }

  const read = async (ctx: Context, id: string, type: 'html' | 'text'): Promise<void> => {
    const mail = await mails.find(id)
    if (mail === undefined) return
    ctx.set('Content-Security-Policy', mailPolicy)
    ctx.set('X-Frame-Options', 'SAMEORIGIN')
    ctx.type = type
    ctx.body = mail[type]
  }

  return async (ctx, next) => {
    const isReading = ctx.method === 'GET' && !isForeignRead(ctx) && !comesThroughProxy(ctx.req)
    if (!isReading || !ctx.path.startsWith(outboxPaths.page)) return next()
    ctx.set('Cache-Control', 'no-store')
    const id = matchPath(mailPath, ctx.path)?.id
    if (id !== undefined) return read(ctx, id, 'html')
    const textId = matchPath(textPath, ctx.path)?.id
    if (textId !== undefined) return read(ctx, textId, 'text')
    if (ctx.path === outboxPaths.page) return list(ctx)
    if (ctx.path === outboxPaths.script) {
      ctx.type = 'js'
      ctx.body = outboxScript
      return
    }
    return next()
  }
}
