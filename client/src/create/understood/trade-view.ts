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
const saidWhy = 'Until you choose, your page stays what you said.'
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

/** The trade that words which came after its owner said theirs speak of instead; null where they tell no other. */
const toldSince = (
  { chosen, spokenOf, rivals }: Understanding,
  heard: string | undefined,
): BusinessName | null => {
  const isOther = spokenOf !== null && !spokenOf.isKind && spokenOf.id !== chosen?.id
  const isNew = heard !== undefined && spokenOf?.id !== heard
  return isOther && isNew && !rivals.some(({ id }) => id === chosen?.id) ? spokenOf : null
}

const said = (chosen: BusinessName, other: BusinessName | null): TradeView => {
  if (chosen.id === noTradeId)
    return {
      is: 'told',
      says: stateTrade(chosen),
      why: 'Your page has your own words alone',
      unconfirmed: null,
    }
  if (other === null) return { is: 'told', says: stateTrade(chosen), why: 'You said so', unconfirmed: null }
  const says = `You said ${chosen.name}; these words sound like ${other.name}`
  return { is: 'asked', says, why: saidWhy, candidates: [chosen, other] }
}

/** The trade, stated where it is clear or was said, and asked for where it is not. */
export const tradeView = (
  understood: Understanding,
  answers: Pick<DraftAnswers, 'industry' | 'industryInsisted' | 'industryHeard'>,
): TradeView => {
  const { chosen, spokenOf, rivals } = understood
  const { industry, industryInsisted, industryHeard } = answers
  if (industryInsisted && chosen?.id === industry) return said(chosen, toldSince(understood, industryHeard))
  if (spokenOf === null || spokenOf.isKind) return asked(rivals, spokenOf)
  if (rivals.length > 0) return asked([spokenOf, ...rivals], null)
  const why = spokenOf.id === industry ? 'You came in by it' : 'From what you wrote'
  return { is: 'told', says: stateTrade(spokenOf), why, unconfirmed: spokenOf }
}
