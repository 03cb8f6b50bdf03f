import type { IncomingMessage } from 'node:http'

const loopback = /^(?:::1|(?:::ffff:)?127\.)/

/** Whether somebody at this very machine, and not through a proxy, asks for the metrics. */
export const asksForMetrics = ({ url, headers, socket }: IncomingMessage): boolean =>
  url === '/metrics' &&
  loopback.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
