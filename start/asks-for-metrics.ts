import type { IncomingMessage } from 'node:http'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { comesDirectly } from '@shingle/storage/network/comes-directly.ts'

const loopback = /^(?:::1|(?:::ffff:)?127\.)/
/** A page elsewhere whose name was made to lead here says that name. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/** Whether somebody at this very machine, by a name of its own and not through a proxy, asks for the metrics. */
export const asksForMetrics = (request: IncomingMessage): boolean =>
  request.url === operatorPaths.metrics &&
  comesDirectly(request, ownName) &&
  loopback.test(request.socket.remoteAddress ?? '')
