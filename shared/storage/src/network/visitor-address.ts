import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Who asks: the peer, or, where a proxy of ours stands in front, the last of those that it names, which is the one that
 * it saw itself. Whatever stands before it in the header came with the request, from whoever wants to be somebody else.
 */
export const visitorAddress = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustsProxy: boolean,
): string => {
  const peer = socket.remoteAddress ?? ''
  const forwarded = trustsProxy ? headers['x-forwarded-for'] : undefined
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return last !== undefined && isIP(last) !== 0 ? last : peer
}
