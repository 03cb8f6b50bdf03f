import type { BusinessName, Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import type { DraftAnswers } from '../answers.ts'
import { askTrade, stateTrade } from './trade-words.ts'

/** How an owner is told of their trade, or asked for it. */
export type TradeView =
  | {
      readonly is: 'told'
      readonly says: string
      readonly why: string
      /** What saying that it is right chooses; null where they have said so. */
      readonly unconfirmed: BusinessName | null
    }
  | {
      readonly is: 'asked'
      readonly says: string
      readonly why: string
      readonly candidates: readonly BusinessName[]
    }

const severalWhy = 'Your words may mean more than one. Until you say which, your page names none.'
const oneWhy = 'Your words may mean it. Until you say so, your page does not.'
const kindWhy = 'Your words leave the trade open: the page speaks of the kind alone.'
const unknownWhy = 'Your words leave it open: without it, your page has your own words alone.'

const asked = (candidates: readonly BusinessName[], kind: BusinessName | null): TradeView => {
  const [only, another] = candidates
  if (only === undefined)
    return kind
      ? { is: 'asked', says: stateTrade(kind), why: kindWhy, candidates }
      : { is: 'asked', says: 'Which trade is it?', why: unknownWhy, candidates }
  return another === undefined
    ? { is: 'asked', says: askTrade(only), why: oneWhy, candidates }
    : { is: 'asked', says: 'Are you one of these?', why: severalWhy, candidates }
}

/** The trade, stated where it is clear or was said, and asked for where it is not. */
export const tradeView = (
  { chosen, spokenOf, rivals }: Understanding,
  { industry, industryInsisted }: Pick<DraftAnswers, 'industry' | 'industryInsisted'>,
): TradeView => {
  if (industryInsisted && chosen?.id === industry) {
    const why = chosen.id === noTradeId ? 'Your page has your own words alone' : 'You said so'
    return { is: 'told', says: stateTrade(chosen), why, unconfirmed: null }
  }
  if (spokenOf === null || spokenOf.isKind) return asked(rivals, spokenOf)
  if (rivals.length > 0) return asked([spokenOf, ...rivals], null)
  const why = spokenOf.id === industry ? 'You came in by it' : 'From what you wrote'
  return { is: 'told', says: stateTrade(spokenOf), why, unconfirmed: spokenOf }
}
