import { type KindId, kindIds } from '../kind-ids.ts'
import type { Sum } from './sums.ts'
import type { TradeIndex } from './trade-index.ts'

/** The trade that a description speaks of, or at least its kind, and the words that say so, folded. */
export type Told =
  | {
      readonly outcome: 'trade'
      readonly tradeId: string
      readonly kindId: KindId
      readonly words: readonly string[]
      /** What its owner calls it, where that is not the trade's own name: 'Trattoria', 'Ghost walk'; else ''. */
      readonly calledAs: string
    }
  | { readonly outcome: 'kind'; readonly kindId: KindId; readonly words: readonly string[] }
  | { readonly outcome: 'none' }

/**
 * Whether all that speaks for it is one phrase somewhere among others: a farm that has hay rides on Sundays lets no
 * carriages, and who lists goods and places names many a trade.
 */
export const isMentioned = ({ words, isHead, isOwnName }: Sum): boolean =>
  words.length === 1 && !isHead && !isOwnName

/** The kind that is called so. */
export const kindNamed = (id: string | undefined): KindId | undefined => kindIds.find((kind) => kind === id)

// What speaks for another kind than a trade's own has to be outdone clearly, and by far where one word alone names the trade.
const mostOfOtherKind = 0.8
const mostOfOtherKindBesideOneWord = 0.6
// Of a name that so much bears out, whatever else is done is done beside it.
const wordsThatBearOut = 3

/** Whether more speaks for a kind that a trade is not of than for the trade's own. */
export const isOfAnotherKind = (best: Sum, kinds: readonly Sum[], { kindsOf }: TradeIndex): boolean => {
  if (best.isOwnName && best.words.length >= wordsThatBearOut) return false
  const own = kindsOf.get(best.id) ?? []
  const total = Math.max(best.total, ...kinds.filter(({ id }) => own.includes(id)).map((kind) => kind.total))
  const other = kinds.find(({ id }) => !own.includes(id))?.total ?? 0
  const isOnePhrase = best.words.length === 1 && !best.isOwnName
  return other > total * (isOnePhrase ? mostOfOtherKindBesideOneWord : mostOfOtherKind)
}

const kindLead = 1.7
const thingsOfUnknown = 3
const enoughOfKind = 3
// Two words that are no names say little: cedar and tubs build no house.
const enoughOfTwoThings = 4

const saysKind = (best: Sum): boolean => {
  // 'Knife sharpening' beside a table mends nothing yet.
  const isSaid = best.isHead || best.isOwnName || best.namingWords.length > 1 || best.things > 1
  if (best.isNamed) return best.total >= enoughOfKind && isSaid
  return best.things >= 2 && best.total >= (best.things > 2 ? enoughOfKind : enoughOfTwoThings)
}

/**
 * The kind alone, where enough speaks for it and far less for another. What a business that calls itself by a trade nobody wrote
 * down names beside it tells little: it takes things.
 */
export const recognizeKind = ([best, next]: readonly Sum[], isOpen: boolean): Told => {
  const kindId = kindNamed(best?.id)
  const leads = best !== undefined && best.total >= kindLead * (next?.total ?? 0)
  if (
    best === undefined ||
    kindId === undefined ||
    !leads ||
    !saysKind(best) ||
    (isOpen && best.things < thingsOfUnknown)
  )
    return { outcome: 'none' }
  return { outcome: 'kind', kindId, words: best.words }
}
