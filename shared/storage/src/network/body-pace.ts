import type { IncomingMessage } from 'node:http'

/** How fast a body has to come. */
export interface BodyPace {
  /** How long it may take to arrive. */
  readonly bodyMs: number
  /** In each pause so many bytes have to come: what stands still is given up sooner. */
  readonly pauseMs: number
  readonly leastBytes: number
}

/** Calls `tooSlow` once a body takes too long, or stands still on its way; the function that comes back ends the watch. */
export const watchPace = (
  { bodyMs, pauseMs, leastBytes }: BodyPace,
  arrived: () => number,
  tooSlow: () => void,
): (() => void) => {
  let before = 0
  const look = () => {
    if (arrived() - before < leastBytes) tooSlow()
    before = arrived()
  }
  const pace = setInterval(look, pauseMs)
  const deadline = setTimeout(tooSlow, bodyMs)
  return () => {
    clearInterval(pace)
    clearTimeout(deadline)
  }
}

/** Lets the rest of a body that was refused through for so long, so that the answer reaches a client that is still sending. */
export const letRestThrough = (request: IncomingMessage, restMs: number): void => {
  if (request.complete) return
  request.resume()
  const end = setTimeout(() => request.destroy(), restMs)
  request.once('close', () => clearTimeout(end))
}
