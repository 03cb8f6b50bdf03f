import type { LabeledPiece } from '../clauses/piece.ts'
import type { DraftOffer } from '../offers/draft-offer.ts'
import type { ClauseLabel } from '../reading.ts'

const stating: readonly ClauseLabel[] = ['claim', 'person', 'trade', 'audience', 'way']

/** Whole sentences that hold more than cards, contacts, hours and refusals show. */
export const readStatements = (
  sentences: readonly string[],
  pieces: readonly LabeledPiece[],
  offers: readonly DraftOffer[],
): readonly string[] => {
  const inWords = new Set(offers.filter(({ form }) => form === 'words').map(({ piece }) => piece.sentence))
  const stated = new Set(
    pieces.filter(({ label }) => stating.includes(label)).map(({ sentence }) => sentence),
  )
  return sentences.filter((_, at) => inWords.has(at) || stated.has(at))
}
