/** On whose account bytes are held: as one, and as one of a group. */
interface ByteHolder {
  readonly group: string
  readonly one: string
}

/** The bytes of one body. */
export interface HeldBytes {
  /** Counts bytes that came; false where there is room for them no more. */
  readonly take: (bytes: number) => boolean
  /** How many it holds. */
  readonly held: () => number
  readonly leave: () => void
}

interface Place extends ByteHolder {
  readonly giveUp: () => void
  bytes: number
}

/** How much the group, the one and the place itself hold, in the order in which they are compared. */
type Weight = readonly [number, number, number]

/** Whether the first of two has more, where first they differ. */
const compare = (one: Weight, other: Weight): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

/** Sums by their key; those of nothing are not kept. */
const createTally = () => {
  const sums = new Map<string, number>()
  const sum = (key: string): number => sums.get(key) ?? 0
  return {
    sum,
    add: (key: string, bytes: number): void => {
      const next = sum(key) + bytes
      if (next === 0) sums.delete(key)
      else sums.set(key, next)
    },
  }
}

/**
 * The room that the bytes of all bodies have together. Where it is full, the group that holds the most gives some up to one
 * that has less, in a group the one, and of one the body: nobody uses up everybody's, however slowly they send.
 */
export const createByteRoom = (bytesForAll: number) => {
  const places = new Set<Place>()
  // Counted as they come: where strangers fill the room by thousands of bodies, nobody has the time to add them up.
  const ofGroup = createTally()
  const ofOne = createTally()
  let inAll = 0
  const count = ({ group, one }: Place, bytes: number): void => {
    inAll += bytes
    ofGroup.add(group, bytes)
    ofOne.add(`${group} ${one}`, bytes)
  }
  const remove = (place: Place): void => {
    if (places.delete(place)) count(place, -place.bytes)
  }
  const weigh = ({ group, one, bytes }: Place): Weight => [
    ofGroup.sum(group),
    ofOne.sum(`${group} ${one}`),
    bytes,
  ]
  const heaviest = (): Place | undefined => {
    let most: { readonly place: Place; readonly weight: Weight } | undefined
    for (const place of places) {
      const weight = weigh(place)
      if (most === undefined || compare(weight, most.weight) > 0) most = { place, weight }
    }
    return most?.place
  }

  /** Whether a place holds more than the one who comes would, compared as far as they are apart. */
  const isMore = (place: Place, comer: Place, bytes: number): boolean => {
    const [weight, own] = [weigh(place), weigh(comer)]
    if (place.group !== comer.group) return weight[0] > own[0] + bytes
    return place.one === comer.one ? weight[2] > own[2] + bytes : weight[1] > own[1] + bytes
  }
  const makeRoom = (comer: Place, bytes: number): boolean => {
    while (inAll + bytes > bytesForAll) {
      const place = heaviest()
      if (place === undefined || !isMore(place, comer, bytes)) return false
      remove(place)
      place.giveUp()
    }
    return true
  }

  return {
    /** Makes a place for a body; `giveUp` is called once where others need the room that it holds. */
    enter: ({ group, one }: ByteHolder, giveUp: () => void): HeldBytes => {
      const place: Place = { group, one, giveUp, bytes: 0 }
      places.add(place)
      return {
        take: (bytes) => {
          if (!places.has(place) || !makeRoom(place, bytes)) return false
          place.bytes += bytes
          count(place, bytes)
          return true
        },
        held: () => place.bytes,
        leave: () => remove(place),
      }
    },
  }
}
