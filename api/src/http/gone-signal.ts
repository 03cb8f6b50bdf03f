import type { Context } from 'koa'

/** Ends when whoever asked goes away before they are answered, or has gone already. */
export const goneSignal = ({ res }: Pick<Context, 'res'>): AbortSignal => {
  const gone = new AbortController()
  if (res.destroyed) gone.abort()
  res.once('close', () => {
    if (!res.writableEnded) gone.abort()
  })
  return gone.signal
}
