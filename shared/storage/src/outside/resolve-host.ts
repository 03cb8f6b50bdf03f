import { Resolver } from 'node:dns/promises'

/** Every address that a host has; asking ends with the signal. Rejects where it has none. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>

const patience = { timeout: 2_000, tries: 2 } as const

/**
 * Resolves names of the public net, by the system's name servers or by those given. Not by `dns.lookup`: that keeps one of
 * a few threads for as long as the system is patient, so that some names of silent servers would hold up everybody else's.
 */
export const createResolveHost =
  (servers?: readonly string[]): ResolveHost =>
  async (host, signal) => {
    signal.throwIfAborted()
    const resolver = new Resolver(patience)
    if (servers !== undefined) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (addresses.length === 0) throw new Error(`No address of ${host} was told`)
      return addresses
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
