import type { IncomingMessage } from 'node:http'

/**
 * Whether the body of a request comes compressed. No browser sends one: to inflate what strangers send holds a decoder
 * for each of them, however slowly it comes.
 */
export const isEncoded = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity'
