import type { IncomingMessage } from 'node:http'

/** What says in a request that a proxy speaks for somebody. */
export const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
] as const

/**
 * Whether anything about a request says that a proxy speaks for somebody: a header of proxies, or the old protocol that
 * no browser uses and nginx does where it is told nothing else.
 */
export const comesThroughProxy = ({ headers, httpVersion }: IncomingMessage): boolean =>
  httpVersion === '1.0' || proxyHeaders.some((name) => headers[name] !== undefined)

/** Whether a request names one host that passes, and does not come through a proxy. */
export const comesDirectly = (request: IncomingMessage, ownName: RegExp): boolean =>
  request.headersDistinct.host?.length === 1 &&
  ownName.test(request.headers.host ?? '') &&
  !comesThroughProxy(request)
