import type { IncomingMessage } from 'node:http'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'

const loopback = /^(?:::1|(?:::ffff:)?127\.)/
/** A page elsewhere whose name was made to lead here says that name. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/** Whether somebody at this very machine, by a name of its own and not through a proxy, asks for the metrics. */
export const asksForMetrics = ({ url, headers, headersDistinct, socket }: IncomingMessage): boolean =>
  url === operatorPaths.metrics &&
  headersDistinct.host?.length === 1 &&
  ownName.test(headers.host ?? '') &&
  loopback.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
