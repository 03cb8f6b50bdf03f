import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Where a connection for an address is made to: one IP address, looked up once. */
export interface Destination {
  readonly address: string
  readonly port: number
  readonly isSecure: boolean
}

/** Says where to connect for an address; undefined where it may not be asked for at all. */
export type Dial = (url: URL) => Promise<Destination | undefined>

/** Every address that a host has. */
export type Resolve = (host: string) => Promise<readonly string[]>

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

const resolveAll: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)

/**
 * Dials the public net: a name is looked up once, all of its addresses must be public, and the connection goes to the
 * very one that was looked at. Rejects where a name has no address.
 */
export const createPublicDial =
  (resolve: Resolve = resolveAll): Dial =>
  async (url) => {
    if (!mayBeAsked(url)) return undefined
    const host = url.hostname.replace(/^\[|\]$/gu, '')
    const addresses = isIP(host) === 0 ? await resolve(host) : [host]
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
