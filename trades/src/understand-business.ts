import { hoursLines } from '@shingle/shared/business/hours-lines.ts'
import { hasHours } from '@shingle/shared/business/opening-hours.ts'
import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { hasEnoughDetail } from '@shingle/shared/generation/enough-detail.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import {
  type BusinessName,
  type Understanding,
  understandingLimits,
} from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import type { Reading, TradeRead } from '@shingle/shared/reading/reading.ts'
import { teamLimits } from '@shingle/shared/sections/team/fields.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { businessName } from './business-name.ts'
import { knownBusiness } from './known-business.ts'

const spokenOf = (read: TradeRead): BusinessName | null => {
  if (read.outcome === 'none') return null
  return businessName(read.outcome === 'trade' ? read.tradeId : read.kindId) ?? null
}

const pricesOf = ({ offers }: Reading): readonly string[] =>
  offers.flatMap(({ name, price, options }) => [
    ...(price === '' ? [] : [`${raiseFirst(name)} ${price}`.trim()]),
    ...options.map((option) => `${option.name} ${option.price}`.trim()),
  ])

/** Where the business is and where it goes: every part that the page states. */
const placesOf = ({ reach }: Reading, town: string): readonly string[] => {
  const { streetAddress, postalCode, site, area } = reach
  const address = [streetAddress, streetAddress.includes(postalCode) ? '' : postalCode]
  return [...new Set([address.filter((part) => part !== '').join(', '), site, area, town])].filter(
    (part) => part !== '',
  )
}

/** The town that the answers have from the words themselves. */
const townIn = ({ businessActivities, businessLocation }: Answers): string =>
  foldText(businessActivities).includes(foldText(businessLocation)) ? businessLocation : ''

const factsOf = (reading: Reading, answers: Answers): Understanding['facts'] => {
  const { hours, reach } = reading
  const prices = pricesOf(reading).map((text) => ({ kind: 'price' as const, text }))
  const others = [
    ...(hasHours(hours.hours) ? [{ kind: 'hours' as const, text: hoursLines(hours.hours).join(', ') }] : []),
    ...reach.phones.slice(0, 1).map((text) => ({ kind: 'phone' as const, text })),
    ...reach.emails.slice(0, 1).map((text) => ({ kind: 'email' as const, text })),
    ...placesOf(reading, townIn(answers)).map((text) => ({ kind: 'place' as const, text })),
    ...reading.people
      .slice(0, teamLimits.items)
      .map(({ name, letters }) => ({ kind: 'person' as const, text: `${name} ${letters}`.trim() })),
  ]
  return [...prices.slice(0, understandingLimits.facts - others.length), ...others]
}

/** What is understood of answers, for their owner to set right before a page is made. */
export const understandBusiness = async (answers: Answers): Promise<Understanding> => {
  const { reading, known } = await knownBusiness(answers)
  const { trade, refusals, reach, language, isSureOfLanguage } = reading
  const isKnown = known !== undefined || trade.outcome !== 'none'
  return {
    isEnough: hasEnoughDetail(answers.businessActivities, { isKnown }),
    chosen: businessName(answers.industry ?? '') ?? null,
    spokenOf: spokenOf(trade),
    rivals: trade.rivals.slice(0, understandingLimits.rivals).flatMap((id) => businessName(id) ?? []),
    refusals: refusals.slice(0, answerLimits.corrections).map(({ text }) => text),
    facts: factsOf(reading, answers),
    doubtfulPhones: reach.doubtfulPhones.slice(0, answerLimits.corrections),
    language,
    isSureOfLanguage,
    look: {
      artwork: known?.artwork ?? noTradeId,
      palettes: [...new Set(known?.palettes)].slice(0, understandingLimits.palettes),
    },
  }
}
