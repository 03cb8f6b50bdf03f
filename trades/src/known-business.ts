import type { Answers } from '@shingle/shared/generation/answers.ts'
import type { IndustryPack } from '@shingle/shared/industry/pack.ts'
import { industryPacks } from '@shingle/shared/industry/packs.ts'
import { type RecognizeTrade, readDescription } from '@shingle/shared/reading/read-description.ts'
import type { TradeRead } from '@shingle/shared/reading/reading.ts'
import { kindIds } from './kind-ids.ts'
import { packOfKind } from './pack-of-kind.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { recognizeTrade } from './recognize/recognize-trade.ts'

/** What was chosen as the business's trade or kind, in place of what its words tell. */
const chosenAs = (industry: string | undefined): TradeRead | undefined => {
  const trade = knownTrades().find(({ id }) => id === industry)
  if (trade !== undefined) return { outcome: 'trade', kindId: trade.kind, tradeId: trade.id }
  const kindId = kindIds.find((id) => id === industry)
  return kindId === undefined ? undefined : { outcome: 'kind', kindId }
}

const recognize: RecognizeTrade = ({ name, clauses, language }) =>
  recognizeTrade({ name, clauses: clauses.map(({ text }) => text) }, language)

const raised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * What a business's page is written from: its trade's pack, else the words of its kind under its trade's name;
 * undefined where neither its choice nor its words tell so much.
 */
export const knownBusiness = async (answers: Answers): Promise<IndustryPack | undefined> => {
  const chosen = industryPacks.find(({ slug }) => slug === answers.industry)
  if (chosen !== undefined) return chosen
  const reading = readDescription(
    answers.businessActivities,
    { name: answers.businessName, place: answers.businessLocation, timeZone: answers.timeZone ?? '' },
    recognize,
  )
  const told = chosenAs(answers.industry) ?? reading.trade
  const tradeId = told.outcome === 'trade' ? told.tradeId : undefined
  const pack = industryPacks.find(({ slug }) => slug === tradeId)
  const kindId = told.outcome === 'none' ? undefined : kindIds.find((id) => id === told.kindId)
  if (pack !== undefined || kindId === undefined) return pack
  const language = answers.language ?? reading.language
  const trade = knownTrades().find(({ id }) => id === tradeId)
  return packOfKind({
    kindId,
    language,
    ways: reading.ways,
    ...(trade === undefined ? {} : { trade: { id: trade.id, name: raised(trade.names[language]) } }),
  })
}
