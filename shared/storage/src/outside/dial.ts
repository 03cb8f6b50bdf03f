import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'
import { createResolveHost, type ResolveHost } from './resolve-host.ts'

/** Where a connection for an address is made to: one IP address, looked up once. */
export interface Destination {
  readonly address: string
  readonly port: number
  readonly isSecure: boolean
}

/** Says where to connect for an address, while the signal lets it ask; undefined where it may not be asked for at all. */
export type Dial = (url: URL, signal: AbortSignal) => Promise<Destination | undefined>

const ports: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

// Names that stand for this machine or its own net, whatever a resolver says.
const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan|intranet|corp)$/u

/** Whether an address is one that may be asked for: http or https, at its usual port, no user, a host of the public net. */
const mayBeAsked = ({ protocol, port, username, password, hostname }: URL): boolean => {
  if (ports[protocol] === undefined || port !== '' || username !== '' || password !== '') return false
  const host = hostname.replace(/^\[|\]$/gu, '').replace(/\.$/u, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !ownNames.test(host)
}

/**
 * Dials the public net: a name is looked up once, all of its addresses must be public, and the connection goes to the
 * very one that was looked at. Rejects where a name has no address.
 */
export const createPublicDial =
  (resolve: ResolveHost = createResolveHost()): Dial =>
  async (url, signal) => {
    if (!mayBeAsked(url)) return undefined
    const host = url.hostname.replace(/^\[|\]$/gu, '')
    const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host]
    const [address] = addresses
    if (address === undefined || !addresses.every(isPublicAddress)) return undefined
    return { address, port: ports[url.protocol] ?? 0, isSecure: url.protocol === 'https:' }
  }

/**
 * For tests and for trying out alone: whatever may be asked for is asked of a server at a port of this machine, without
 * encryption. No name is looked up, and nobody else is asked.
 */
export const createFixtureDial =
  (port: number): Dial =>
  async (url) =>
    mayBeAsked(url) ? { address: '127.0.0.1', port, isSecure: false } : undefined
