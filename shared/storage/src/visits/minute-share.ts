import { hash, randomBytes } from 'node:crypto'

/** How much of one network is counted within a minute. */
export interface MinuteShare {
  /** Counts one more of a network; false where it had its share of this minute. */
  readonly take: (network: string) => boolean
}

const minuteMs = 60_000
const places = 2 ** 16

/**
 * So many a minute of each network, in 128 KiB however many there are: networks are told apart by 16 bits of a hash that is
 * salted anew each minute, so that two which share a place now do not in the next.
 */
export const createMinuteShare = (clock: () => Date, most: number): MinuteShare => {
  const taken = new Uint16Array(places)
  let minute = 0
  let salt = ''
  return {
    take: (network) => {
      const now = Math.floor(clock().getTime() / minuteMs)
      if (now !== minute) {
        minute = now
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
