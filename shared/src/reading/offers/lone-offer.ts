import type { LabeledPiece } from '../clauses/piece.ts'
import type { DraftOffer } from './draft-offer.ts'

// From so many priced things on, a sentence of its own about one without a price tells how, and seldom what.
const manyPriced = 3

const isPriced = ({ price, options }: DraftOffer): boolean => price !== '' || options.length > 0

/**
 * An offer without a price that is beside the point: the only one in a sentence that tells something else as well, or
 * in a description of many prices. It stays in its owner's words.
 */
export const asAside = (
  offer: DraftOffer,
  offers: readonly DraftOffer[],
  all: readonly LabeledPiece[],
): DraftOffer => {
  if (isPriced(offer) || offer.isLed || offer.piece.varieties !== undefined) return offer
  const { sentence } = offer.piece
  const mine = offers.filter(({ piece }) => piece.sentence === sentence)
  const isMixed = all.some((piece) => piece.sentence === sentence && piece.label !== 'offer')
  const isLone = mine.length === 1 && (isMixed || offers.filter(isPriced).length >= manyPriced)
  return isLone ? { ...offer, form: 'words' } : offer
}
