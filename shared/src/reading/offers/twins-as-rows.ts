import type { DraftOffer } from './draft-offer.ts'
import { stemsOf } from './price-options.ts'

const isPriced = ({ form, price, name }: DraftOffer): boolean =>
  form === 'card' && price !== '' && name !== ''

/** What stands right before an offer in its line, with a price of its own and a name that is no other's. */
type LeaderOf = (offer: DraftOffer) => DraftOffer | undefined

/** The offers that are rows, of all that have one name either each or none: every name is compared once. */
const rowsAmong = (
  twins: Iterable<readonly DraftOffer[]>,
  leaderOf: LeaderOf,
): ReadonlyMap<DraftOffer, DraftOffer> => {
  const rows = new Map<DraftOffer, DraftOffer>()
  for (const group of twins) {
    const leaders = group.map(leaderOf)
    if (new Set(group.map(({ price }) => price)).size < 2 || leaders.includes(undefined)) continue
    group.forEach((row, at) => {
      const leader = leaders[at]
      if (leader !== undefined) rows.set(row, leader)
    })
  }
  return rows
}

/**
 * Offers of one name with prices of their own, each behind another in its line, are rows of what stands before them:
 * 'classic set £45 / infills £28' and 'russian set £60 / infills £38'.
 */
export const withTwinsAsRows = (offers: readonly DraftOffer[]): readonly DraftOffer[] => {
  const stems = new Map(offers.filter(isPriced).map((offer) => [offer, stemsOf(offer.name)]))
  const twins = Map.groupBy(stems.keys(), (offer) => stems.get(offer))
  const places = new Map(offers.map((offer, at) => [offer, at]))
  const leaderOf: LeaderOf = (offer) => {
    const before = offers[(places.get(offer) ?? 0) - 1]
    const isLeader =
      before !== undefined &&
      before.piece.sentence === offer.piece.sentence &&
      twins.get(stems.get(before))?.length === 1
    return isLeader && stems.has(before) ? before : undefined
  }
  const rows = rowsAmong(twins.values(), leaderOf)
  const rowsOf = Map.groupBy(rows.keys(), (row) => rows.get(row))
  return offers
    .filter((offer) => !rows.has(offer))
    .map((offer) => {
      const own = rowsOf.get(offer) ?? []
      return own.length === 0
        ? offer
        : { ...offer, options: [...offer.options, ...own.map(({ name, price }) => ({ name, price }))] }
    })
}
