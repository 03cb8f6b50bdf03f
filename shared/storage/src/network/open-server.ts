import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import type { ChooseContext } from '../certificates/choose-context.ts'
import { proxyHeaders } from './comes-directly.ts'
import { isLoopback } from './is-loopback.ts'
import { keepAliveMs } from './keep-alive.ts'
import { networkOf, wideNetworkOf } from './network-of.ts'

/** What bounds those who connect. */
export interface ServerRules {
  /** Whether a proxy in front speaks for everybody: connections are then its own, and counted by it. */
  readonly trustsProxy: boolean
  /** Whoever takes nothing of an answer for so long is let go. */
  readonly stalledMs?: number
  /** How many connections one network may have open. */
  readonly perNetwork?: number
  /** And how many all those that one customer may be given: 48 bits of an IPv6 address. */
  readonly perWideNetwork?: number
}

const defaults = {
  stalledMs: 30_000,
  // A large office behind one address: some forty people who load a page in the same moment.
  perNetwork: 256,
  perWideNetwork: 1024,
}

// Beyond the two minutes that an upload has; Node's own is five.
const requestMs = 150_000
const handshakeMs = 10_000

// Browsers ask one thing at a time over a connection.
const unansweredMaximum = 32

/** Lets no network have more than so many connections open, by the name that it has for an address, if any. */
const boundNetworks = (
  server: Server,
  nameOf: (address: string) => string | undefined,
  most: number,
): void => {
  const open = new Map<string, number>()
  const close = (network: string): void => {
    const left = (open.get(network) ?? 1) - 1
    if (left > 0) open.set(network, left)
    else open.delete(network)
  }
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = isLoopback(address) ? undefined : nameOf(address)
    if (network === undefined || socket.destroyed) return
    const count = open.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => close(network))
  })
}

// One function for all answers: with a listener, Node itself ends nothing.
const cutStalled = (socket: Socket): void => {
  if (socket.writableLength > 0) socket.destroy()
}

/** Lets go of whoever asks and does not take the answer; a slow answer of our own, or a slow body, has limits of its own. */
const boundTakers = (server: Server, stalledMs: number): void => {
  // Node's own clock of a socket, which any byte that is taken sets back.
  server.timeout = stalledMs
  server.on('request', (_, response) => response.on('timeout', cutStalled))
}

/** Lets nobody ask on and on over one connection without waiting for answers, as no browser and no proxy does. */
const boundPipelines = (server: Server): void => {
  const unanswered = new WeakMap<Socket, number>()
  const answered = (socket: Socket): void => {
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
  }
  server.on('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    response.on('close', () => answered(socket))
    if (count > unansweredMaximum) socket.destroy()
  })
}

const bound = (server: Server, rules: ServerRules): void => {
  server.keepAliveTimeout = keepAliveMs
  const { trustsProxy, stalledMs, perNetwork, perWideNetwork } = { ...defaults, ...rules }
  boundTakers(server, stalledMs)
  boundPipelines(server)
  if (trustsProxy) return
  boundNetworks(server, networkOf, perNetwork)
  boundNetworks(server, wideNetworkOf, perWideNetwork)
}

/** The http server of every room: nobody holds its memory by not taking what they asked for, nor by many connections. */
export const openServer = (rules: ServerRules, listener?: RequestListener): Server => {
  const server = createServer({ requestTimeout: requestMs }, listener)
  bound(server, rules)
  return server
}

/** The http server of connected domains, bounded as every other, with no proxy in front. */
export const openDirectServer = (
  listener: RequestListener,
  rules: Omit<ServerRules, 'trustsProxy'> = {},
): Server => openServer({ ...rules, trustsProxy: false }, directly(listener))

/** Where visitors meet this process itself, a header that names somebody else is their own word. */
const forgetProxies = ({ headers }: IncomingMessage): void => {
  for (const name of proxyHeaders) delete headers[name]
}

const directly =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    forgetProxies(request)
    return listener(request, response)
  }

/**
 * The https server of connected domains, bounded as every other, with no proxy in front: whoever asks for another name
 * gets an alert, and nothing is made for them.
 */
export const openSecureServer = (
  choose: ChooseContext,
  listener: RequestListener,
  rules: Omit<ServerRules, 'trustsProxy'> = {},
): SecureServer => {
  const server = createSecureServer({
    ...{ requestTimeout: requestMs, handshakeTimeout: handshakeMs },
    SNICallback: (name, answer) => {
      choose(name).then(
        // With none the server's own context answers, which has no certificate: the handshake ends with an alert. An error
        // would break the connection off without a word.
        (context) => answer(null, context),
        (error: Error) => answer(error),
      )
    },
  })
  bound(server, { ...rules, trustsProxy: false })
  server.on('request', directly(listener))
  // Whoever breaks off a handshake is nobody's trouble.
  server.on('tlsClientError', (_, socket) => socket.destroy())
  return server
}
