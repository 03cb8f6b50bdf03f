import { hash, randomBytes } from 'node:crypto'

/** How much of one network is counted within a time. */
export interface NetworkShare {
  /** Counts one more of a network; false where it had its share of this time. */
  readonly take: (network: string) => boolean
}

const places = 2 ** 16

/**
 * So many of each network within each `periodMs`, 65,535 at most, in 128 KiB however many there are: networks are told apart
 * by 16 bits of a hash that is salted anew each time, so that two which share a place now do not in the next.
 */
export const createNetworkShare = (
  clock: () => Date,
  { most, periodMs }: { readonly most: number; readonly periodMs: number },
): NetworkShare => {
  const taken = new Uint16Array(places)
  let period = 0
  let salt = ''
  return {
    take: (network) => {
      const now = Math.floor(clock().getTime() / periodMs)
      if (now !== period) {
        period = now
        salt = randomBytes(16).toString('hex')
        taken.fill(0)
      }
      const place = hash('sha256', salt + network, 'buffer').readUInt16LE(0)
      const count = taken[place] ?? 0
      if (count >= most) return false
      taken[place] = count + 1
      return true
    },
  }
}
