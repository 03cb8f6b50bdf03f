import { offersNothing } from '../clauses/no-offer.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, startsWith } from '../cues/cues.ts'
import type { DraftOffer } from './draft-offer.ts'
import { namesWork } from './names-work.ts'

// From so many priced things on, a sentence of its own about others without a price tells how, and seldom what.
const manyPriced = 3
// So few things without a price are a remark behind fewer.
const fewThings = 2
const somePriced = 2

const isPriced = ({ price, options }: DraftOffer): boolean => price !== '' || options.length > 0

/** Whether a piece is the offer itself, or says for whom or where it is, or how it is had. */
const qualifies = ({ label, text }: LabeledPiece): boolean =>
  label === 'offer' || label === 'audience' || label === 'place' || label === 'way' || offersNothing(text)

const mayStayWords = (offer: DraftOffer): boolean =>
  !isPriced(offer) && !offer.isLed && offer.piece.varieties === undefined

interface Sentence {
  readonly offers: readonly DraftOffer[]
  /** Whether something in it is no card, as in prose. */
  readonly isProse: boolean
  readonly pieces: readonly LabeledPiece[]
  /** How many priced things stand in the sentences before it, and in all. */
  readonly before: number
  readonly priced: number
}

/** Whether a sentence behind prices only lists what has none, and nothing that is done: 'pool, bar, supermarket'. */
const isRemark = ({ offers, isProse, before, priced }: Sentence, cues: Cues): boolean => {
  if (offers.some((one) => isPriced(one) || one.isLed || namesWork(one.name))) return false
  if (offers.length <= fewThings)
    return before >= somePriced || (offers.length > 1 && (isProse || priced >= manyPriced))
  // 'Gates, railings, grilles, all made to measure' tells first what is made, 'for heart, hand and hearth' nothing.
  const beginsListing = before === 0 && !startsWith(offers[0]?.piece.text ?? '', cues.tail)
  // A German compound says in one word what is done.
  return (
    (isProse && !beginsListing && priced >= manyPriced) || (before >= manyPriced && !cues.writesNounsLarge)
  )
}

/** The only offer of a sentence that tells something else as well, or of one in a description of many prices. */
const isLone = ({ offers, pieces, priced }: Sentence): boolean => {
  const [only] = offers
  if (only === undefined || offers.length > 1) return false
  if (namesWork(only.name) && pieces.every(qualifies)) return false
  return pieces.some(({ label }) => label !== 'offer') || priced >= manyPriced
}

/**
 * Offers of which those beside the point stay in their owner's words: one without a price that is alone in its sentence,
 * and those of a sentence behind prices in which nothing is done or taught.
 */
export const withAsides = (
  offers: readonly DraftOffer[],
  { all, cues }: { readonly all: readonly LabeledPiece[]; readonly cues: Cues },
): readonly DraftOffer[] => {
  const pieces = Map.groupBy(all, ({ sentence }) => sentence)
  const priced = offers.filter(isPriced)
  const asides = new Set<number>()
  const isRow = (at: number) => pieces.get(at)?.every(({ isLine }) => isLine === true) === true
  const isBulleted = (at: number) => pieces.get(at)?.some((piece) => piece.isBulleted === true) === true
  // A line between lines of which some have prices is one of the list.
  const isListed = (at: number) =>
    isRow(at) &&
    [at - 1, at + 1].some((next) => isRow(next) && offers.some(({ piece }) => piece.sentence === next)) &&
    priced.some(({ piece }) => isRow(piece.sentence))
  const sentences = Map.groupBy(offers, ({ piece }) => piece.sentence)
  // 'Fish $18. Birds: quote on request.': a list of sentences, of which the last has its price elsewhere.
  const isAskedFor = (at: number) =>
    sentences.get(at)?.every(({ isOnRequest }) => isOnRequest === true) === true &&
    sentences.get(at - 1)?.length === 1 &&
    sentences.get(at - 1)?.every(isPriced) === true
  for (const [at, mine] of sentences) {
    const before = priced.filter(({ piece }) => piece.sentence < at).length
    const sentence = {
      offers: mine,
      isProse: mine.some(({ form }) => form === 'words'),
      pieces: pieces.get(at) ?? [],
      before,
      priced: priced.length,
    }
    if (!isBulleted(at) && !isListed(at) && !isAskedFor(at) && (isRemark(sentence, cues) || isLone(sentence)))
      asides.add(at)
  }
  return offers.map((offer) =>
    mayStayWords(offer) && asides.has(offer.piece.sentence) ? { ...offer, form: 'words' } : offer,
  )
}
