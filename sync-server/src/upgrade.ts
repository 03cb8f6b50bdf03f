import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { retryAfterS } from '@shingle/shared/problem/ask-again.ts'
import { type CookieName, cookieName } from '@shingle/shared/session/cookie-name.ts'
import { namesTwoHosts } from '@shingle/storage/hosts/names-two-hosts.ts'
import { readCookie } from '@shingle/storage/tickets/refresh-cookie.ts'
import type { RefreshTokens } from '@shingle/storage/tickets/refresh-token.ts'
import { browserMark } from '@shingle/storage/tickets/sync-ticket.ts'

/**
 * Why an upgrade is refused, as an HTTP status; undefined when it may go on. Browsers always send their
 * origin.
 */
export const upgradeRefusal = (request: IncomingMessage, { app }: Origins): number | undefined => {
  if (namesTwoHosts(request)) return 400
  const { url = '', headers, method } = request
  const [path] = url.split('?')
  if (method !== 'GET' || (path !== syncPath && path !== `${syncPath}/`)) return 404
  return headers.origin === app ? undefined : 403
}

const cookieIn = ({ headers }: IncomingMessage, cookie: CookieName, { app }: Origins): string | undefined => {
  const name = cookieName(cookie, app)
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** `browserMark` of the browser that asks, by its cookie; undefined for what has none. */
export const browserOf = (request: IncomingMessage, origins: Origins): string | undefined => {
  const cookie = cookieIn(request, 'sign-in', origins)
  return cookie === undefined ? undefined : browserMark(cookie)
}

/** The session that the browser has or had, by a mark in its cookie that the deployment alone can make, without asking anybody. */
export const sessionOf = (
  request: IncomingMessage,
  origins: Origins,
  tokens: RefreshTokens,
): string | undefined => readCookie(tokens, cookieIn(request, 'refresh', origins) ?? '')?.id

/** Answers an upgrade with a status and ends its socket. */
export const refuseUpgrade = (raw: Duplex, status: number): void => {
  const waitS = retryAfterS(status)
  const later = waitS === undefined ? '' : `Retry-After: ${waitS}\r\n`
  raw.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/** The request as Hocuspocus expects it. The path is ours: what a client wrote there stays out. */
export const toRequest = ({ headers }: IncomingMessage): Request =>
  new Request(`http://sync${syncPath}`, {
    headers: { origin: headers.origin ?? '', 'user-agent': headers['user-agent'] ?? '' },
  })
