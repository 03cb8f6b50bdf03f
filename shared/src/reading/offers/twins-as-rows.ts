import type { DraftOffer } from './draft-offer.ts'
import { stemsOf } from './price-options.ts'

/**
 * Offers of one name with prices of their own, each behind another in its line, are rows of what stands before them:
 * 'classic set £45 / infills £28' and 'russian set £60 / infills £38'.
 */
export const withTwinsAsRows = (offers: readonly DraftOffer[]): readonly DraftOffer[] => {
  const isPriced = ({ form, price, name }: DraftOffer) => form === 'card' && price !== '' && name !== ''
  const twinsOf = (offer: DraftOffer) =>
    offers.filter((one) => isPriced(one) && stemsOf(one.name) === stemsOf(offer.name))
  const leaderOf = (offer: DraftOffer): DraftOffer | undefined => {
    const before = offers[offers.indexOf(offer) - 1]
    const isLeader =
      before !== undefined && isPriced(before) && before.piece.sentence === offer.piece.sentence
    return isLeader && twinsOf(before).length === 1 ? before : undefined
  }
  const isRow = (offer: DraftOffer): boolean => {
    const twins = twinsOf(offer)
    const prices = new Set(twins.map(({ price }) => price))
    return isPriced(offer) && prices.size > 1 && twins.every((twin) => leaderOf(twin) !== undefined)
  }
  return offers
    .filter((offer) => !isRow(offer))
    .map((offer) => {
      const rows = offers.filter((row) => isRow(row) && leaderOf(row) === offer)
      return rows.length === 0
        ? offer
        : { ...offer, options: [...offer.options, ...rows.map(({ name, price }) => ({ name, price }))] }
    })
}
