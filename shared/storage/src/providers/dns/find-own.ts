import { isPublicAddress } from '../../outside/is-public-address.ts'
import { type Ask, askFor, isAnswered } from './ask-for.ts'

/** One of a domain's own name servers, as a way to ask it. */
export interface OwnServer {
  readonly called: string
  readonly ask: Ask
}

const mostNameServers = 4
const mostAddresses = 2

/** Whom a domain's own name servers are asked through. */
export interface OwnServers {
  readonly answering: readonly OwnServer[]
  /** By their names. */
  readonly silent: readonly string[]
}

/** Those of a domain's own name servers that answer, by IPv4 or else by IPv6, and those that do not. */
export const findOwn = async (
  nameServers: readonly string[],
  choices: { readonly authorityPort: number; readonly isStage: boolean; readonly waitMs: number },
  { ask, name }: { readonly ask: Ask; readonly name: string },
): Promise<OwnServers> => {
  const { authorityPort: port, isStage, waitMs } = choices
  const reach = async (host: string): Promise<readonly OwnServer[]> => {
    for (const type of ['A', 'AAAA'] as const) {
      const { values } = await ask(host, type)
      // Whoever has a domain says where its servers are: nobody has us ask in our own net.
      const allowed = values.filter((one) => isStage || isPublicAddress(one))
      for (const address of allowed.slice(0, mostAddresses)) {
        const own = askFor({ address, port }, false, waitMs)
        if (isAnswered(await own(name, 'A'))) return [{ called: host, ask: own }]
      }
    }
    return []
  }
  const asked = nameServers.slice(0, mostNameServers)
  const answering = (await Promise.all(asked.map(reach))).flat()
  const silent = asked.filter((host) => !answering.some(({ called }) => called === host))
  return { answering, silent }
}
