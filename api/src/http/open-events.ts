import { PassThrough } from 'node:stream'
import type { Context } from 'koa'

/** An answer by server-sent events. */
export interface Events {
  readonly stream: PassThrough
  /** Sends one event; nothing where nobody listens any more. */
  readonly send: (event: unknown) => void
  /** Ends with when whoever asked goes away. */
  readonly left: AbortSignal
}

/** Answers a call by server-sent events, which no proxy keeps back. */
export const openEvents = (ctx: Context): Events => {
  const stream = new PassThrough()
  const left = new AbortController()
  stream.once('close', () => left.abort())
  ctx.set('Content-Type', 'text/event-stream')
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Accel-Buffering', 'no')
  ctx.body = stream
  return {
    stream,
    send: (event) => {
      if (!stream.destroyed && !stream.writableEnded) stream.write(`data: ${JSON.stringify(event)}\n\n`)
    },
    left: left.signal,
  }
}
