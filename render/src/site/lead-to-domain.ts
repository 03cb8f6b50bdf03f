import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHttps } from '@shingle/shared/origins/origins.ts'
import type { ServedDomain } from '@shingle/storage/hosts/host-lookup.ts'
import { isSecure } from '@shingle/storage/network/is-secure.ts'

// Not kept for long, in case the domain is disconnected.
const caching = 'public, max-age=300'

/** What is asked for behind a path, with its question mark. */
const queryOf = ({ url = '' }: IncomingMessage): string => {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** Ruling 19: sends whoever comes by the old address of a website to the same at its domain, with all that they asked. */
export const leadTo = (request: IncomingMessage, response: ServerResponse, address: string): void => {
  const location = `${address}${queryOf(request)}`
  response.writeHead(301, { location, 'cache-control': caching }).end()
}

/**
 * Sends whoever comes to a connected domain by another of its names, or not by https, to its one address, and answers
 * whether it did. Who stays is told to keep to https where that has worked for a while.
 */
export const leadToDomain = (
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { origin, isCanonical, isSecuredHere, isStrict }: ServedDomain,
  trustsProxy: boolean,
): boolean => {
  // Of a proxy in front that does not say how it was asked, nobody knows.
  const mustBeSecure = isHttps(origin) && (isSecuredHere || trustsProxy)
  const isRight = isCanonical && (!mustBeSecure || isSecure(request, trustsProxy))
  if (!isRight)
    response.writeHead(308, { location: `${origin}${request.url ?? '/'}`, 'cache-control': caching }).end()
  else if (mustBeSecure && isStrict) response.setHeader('strict-transport-security', 'max-age=31536000')
  return !isRight
}
