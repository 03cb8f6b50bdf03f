import { isLoopback } from '@shingle/storage/network/is-loopback.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { Allowance } from './account-allowances.ts'
import { createTokenBucket, type Take } from './token-bucket.ts'

/** What all of one network may use up of something together. */
export interface NetworkAllowances {
  /** Takes of what the network of an address has left; of this machine nobody is counted. */
  of(address: string): Take
  /** Forgets networks that have been quiet for long. */
  sweep(): void
}

const always: Take = () => true

/** The allowances of all networks of one process; `now` counts milliseconds and never goes back. */
export const createNetworkAllowances = (allowance: Allowance, now: () => number): NetworkAllowances => {
  const networks = new Map<string, { readonly take: Take; at: number }>()
  const fullAgainMs = (allowance.burst / allowance.perSecond) * 1000
  return {
    of: (address) => {
      if (isLoopback(address)) return always
      const network = networkOf(address)
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
