import type { LabeledPiece } from '../clauses/piece.ts'
import type { DraftOffer } from '../offers/draft-offer.ts'
import type { ClauseLabel } from '../reading.ts'

const stating: readonly ClauseLabel[] = ['claim', 'person', 'trade', 'audience', 'way']

/**
 * Where a sentence ends that first says what somebody is and then only lists what cards show: 'Mechanic in Béziers,
 * oil €70, brakes €90'; its whole length where it goes on in words.
 */
const endOfStated = (
  sentence: string,
  own: readonly LabeledPiece[],
  cards: ReadonlySet<LabeledPiece['text']>,
): number => {
  const count = own.findIndex(({ label }) => !stating.includes(label))
  const last = own[count - 1]
  const rest = count < 1 ? [] : own.slice(count)
  const isShown = rest.length > 0 && rest.every(({ text }) => cards.has(text))
  const at = last === undefined ? -1 : sentence.indexOf(last.text)
  return isShown && last !== undefined && at >= 0 ? at + last.text.length : sentence.length
}

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
  const cards = new Set(offers.filter(({ form }) => form === 'card').map(({ piece }) => piece.text))
  // 'Scents: fig, sea salt' is one sentence, and its head alone says nothing.
  return sentences.flatMap((sentence, at) => {
    if (!isStated(at) || (heads.has(at) && isStated(at + 1))) return []
    return heads.has(at - 1) && isStated(at - 1)
      ? [`${sentences[at - 1]}: ${sentence}`]
      : [
          sentence.slice(
            0,
            endOfStated(
              sentence,
              pieces.filter((piece) => piece.sentence === at),
              cards,
            ),
          ),
        ]
  })
}
