import type { Language } from '@shingle/shared/language/language.ts'
import { type KindId, kindIds } from '../kind-ids.ts'
import { slotsOf, type TradeSlots } from './slots.ts'
import { type Sum, sumKinds, sumTrades } from './sums.ts'
import { type TradeIndex, tradeIndex } from './trade-index.ts'
import { type Weighed, weighPhrases } from './weigh.ts'

/** The trade that a description speaks of, or at least its kind, and the words that say so, folded. */
export type RecognizedTrade =
  | {
      readonly outcome: 'trade'
      readonly tradeId: string
      readonly kindId: KindId
      readonly words: readonly string[]
    }
  | { readonly outcome: 'kind'; readonly kindId: KindId; readonly words: readonly string[] }
  | { readonly outcome: 'none' }

const enough = 4
const tradeMargin = 0.15
const kindLead = 1.7
const enoughOfKind = 3
const thingsThatName = 3

const isSupported = ({ isNamed, things }: Sum): boolean => isNamed || things >= thingsThatName

const isClear = (best: Sum, next: Sum | undefined): boolean =>
  next === undefined || !next.isNamed || (best.total - next.total) / best.total >= tradeMargin

const kindNamed = (id: string | undefined): KindId | undefined => kindIds.find((kind) => kind === id)

const recognizeKind = (phrases: readonly Weighed[], index: TradeIndex): RecognizedTrade => {
  const [best, next] = sumKinds(phrases, index)
  const kindId = kindNamed(best?.id)
  const leads = best !== undefined && best.total >= kindLead * (next?.total ?? 0)
  if (best === undefined || kindId === undefined || !leads) return { outcome: 'none' }
  return best.total >= enoughOfKind && (best.isNamed || best.things >= 2)
    ? { outcome: 'kind', kindId, words: best.words }
    : { outcome: 'none' }
}

/**
 * Tells the trade by evidence: words that name one decide, its things support it, and where two are as likely, or too
 * little is said, only the kind is told, or nothing. Whoever asks has taken refusals and audiences out.
 */
export const recognizeTrade = (slots: TradeSlots, language: Language): RecognizedTrade => {
  const index = tradeIndex(language)
  const phrases = weighPhrases(slotsOf(slots, language), language, index)
  const [best, next] = sumTrades(phrases)
  const kindId = kindNamed(index.kindOf.get(best?.id ?? ''))
  if (best === undefined || kindId === undefined) return recognizeKind(phrases, index)
  return best.total >= enough && isSupported(best) && isClear(best, next)
    ? { outcome: 'trade', tradeId: best.id, kindId, words: best.words }
    : recognizeKind(phrases, index)
}
