import { networkOf } from '@shingle/storage/network/network-of.ts'

/** Who sends an upload, and from where. */
export interface Sender {
  readonly accountId: string
  readonly address: string
}

/** The bytes of one upload. */
export interface UploadBytes {
  /** Counts bytes that came; false where there is room for them no more. */
  readonly take: (bytes: number) => boolean
  /** How many it holds. */
  readonly held: () => number
  readonly leave: () => void
}

interface Holder {
  readonly accountId: string
  readonly network: string
  readonly giveUp: () => void
  bytes: number
  /** When it last got more, in takes of all. */
  heardAt: number
}

interface Weight {
  readonly ofNetwork: number
  readonly ofAccount: number
}

/** First the network that holds the most, in it the account, and of that the upload that got nothing for longest. */
const byWeight = (one: readonly [Holder, Weight], other: readonly [Holder, Weight]): number =>
  other[1].ofNetwork - one[1].ofNetwork ||
  other[1].ofAccount - one[1].ofAccount ||
  one[0].heardAt - other[0].heardAt

/**
 * The room that the bytes of all uploads have together. Where it is full, the network that holds the most gives some up to
 * one that has less, and within a network the account: nobody uses up everybody's, however slowly they send.
 */
export const createUploadRoom = (bytesForAll: number) => {
  const holders = new Set<Holder>()
  let takes = 0
  const sumOf = (counts: (holder: Holder) => boolean): number =>
    [...holders].filter(counts).reduce((sum, { bytes }) => sum + bytes, 0)
  const weigh = ({ network, accountId }: Holder): Weight => ({
    ofNetwork: sumOf((other) => other.network === network),
    ofAccount: sumOf((other) => other.accountId === accountId),
  })
  const largest = () => [...holders].map((holder) => [holder, weigh(holder)] as const).sort(byWeight)[0]

  const makeRoom = (comer: Holder, bytes: number): boolean => {
    while (sumOf(() => true) + bytes > bytesForAll) {
      const found = largest()
      if (found === undefined) return false
      const [holder, weight] = found
      const own = weigh(comer)
      const isMore =
        holder.network === comer.network
          ? weight.ofAccount > own.ofAccount + bytes
          : weight.ofNetwork > own.ofNetwork + bytes
      if (!isMore) return false
      holders.delete(holder)
      holder.giveUp()
    }
    return true
  }

  return {
    /** Makes a place for an upload; `giveUp` is called once where others need the room that it holds. */
    enter: ({ accountId, address }: Sender, giveUp: () => void): UploadBytes => {
      const holder: Holder = { accountId, network: networkOf(address), giveUp, bytes: 0, heardAt: 0 }
      holders.add(holder)
      return {
        take: (bytes) => {
          if (!holders.has(holder) || !makeRoom(holder, bytes)) return false
          takes += 1
          holder.heardAt = takes
          holder.bytes += bytes
          return true
        },
        held: () => holder.bytes,
        leave: () => void holders.delete(holder),
      }
    },
  }
}
