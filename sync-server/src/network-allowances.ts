import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { Allowance } from './account-allowances.ts'
import { createTokenBucket, type Take } from './token-bucket.ts'

/** From where somebody comes, and the session that their browser showed, if any. */
export interface Comer {
  readonly address: string
  readonly sessionId: string | undefined
}

/** What all strangers of one network may use up of something together, and each browser that has signed in by itself. */
export interface NetworkAllowances {
  /** Takes of what whoever comes has left; of this machine nobody is counted. */
  of(comer: Comer): Take
  /** Forgets networks that have been quiet for long. */
  sweep(): void
}

const always: Take = () => true

/** The allowances of all networks of one process; `now` counts milliseconds and never goes back. */
export const createNetworkAllowances = (allowance: Allowance, now: () => number): NetworkAllowances => {
  const networks = new Map<string, { readonly take: Take; at: number }>()
  const fullAgainMs = (allowance.burst / allowance.perSecond) * 1000
  return {
    of: ({ address, sessionId }) => {
      if (isLoopback(address)) return always
      const network = sessionId === undefined ? networkOf(address) : `session ${sessionId}`
      const known = networks.get(network) ?? { take: createTokenBucket(allowance, now), at: now() }
      networks.set(network, known)
      return (amount) => {
        known.at = now()
        return known.take(amount)
      }
    },
    sweep: () => {
      for (const [network, { at }] of networks) if (now() - at > fullAgainMs) networks.delete(network)
    },
  }
}
