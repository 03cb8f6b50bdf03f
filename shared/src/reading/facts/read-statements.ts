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
  const isStated = (at: number) => inWords.has(at) || stated.has(at)
  const heads = new Set(pieces.filter(({ isHead }) => isHead === true).map(({ sentence }) => sentence))
  // 'Scents: fig, sea salt' is one sentence, and its head alone says nothing.
  return sentences.flatMap((sentence, at) => {
    if (!isStated(at) || (heads.has(at) && isStated(at + 1))) return []
    return heads.has(at - 1) && isStated(at - 1) ? [`${sentences[at - 1]}: ${sentence}`] : [sentence]
  })
}
