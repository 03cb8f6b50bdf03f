import type { IncomingMessage } from 'node:http'
import { TLSSocket } from 'node:tls'

/** Whether a request came by https: to this process itself, or to a proxy in front that is trusted to say so. */
export const isSecure = ({ socket, headers }: IncomingMessage, trustsProxy: boolean): boolean =>
  socket instanceof TLSSocket || (trustsProxy && headers['x-forwarded-proto'] === 'https')
