import type { Answers } from '@shingle/shared/generation/answers.ts'
import { detectLanguage } from '@shingle/shared/generation/detect-language.ts'
import { sentencesOf } from '@shingle/shared/generation/own-words/sentences.ts'
import type { IndustryPack } from '@shingle/shared/industry/pack.ts'
import { industryPacks } from '@shingle/shared/industry/packs.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { type KindId, kindIds } from './kind-ids.ts'
import { packOfKind } from './pack-of-kind.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { recognizeTrade } from './recognize/recognize-trade.ts'

interface Told {
  readonly kindId: KindId
  readonly tradeId?: string
}

const chosenKind = (industry: string | undefined): Told | undefined => {
  const trade = knownTrades().find(({ id }) => id === industry)
  if (trade !== undefined) return { kindId: trade.kind, tradeId: trade.id }
  const kindId = kindIds.find((id) => id === industry)
  return kindId === undefined ? undefined : { kindId }
}

const recognized = ({ businessName, businessActivities }: Answers, language: Language): Told | undefined => {
  const said = recognizeTrade({ name: businessName, clauses: sentencesOf(businessActivities) }, language)
  return said.outcome === 'none' ? undefined : said
}

const raised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * What a business's page is written from: its trade's pack, else the words of its kind under its trade's name;
 * undefined where neither its choice nor its words tell so much.
 */
export const knownBusiness = async (answers: Answers): Promise<IndustryPack | undefined> => {
  const chosen = industryPacks.find(({ slug }) => slug === answers.industry)
  if (chosen !== undefined) return chosen
  const language = answers.language ?? detectLanguage(answers.businessActivities, answers.timeZone)
  const told = chosenKind(answers.industry) ?? recognized(answers, language)
  if (told === undefined) return undefined
  const { kindId, tradeId } = told
  const pack = industryPacks.find(({ slug }) => slug === tradeId)
  if (pack !== undefined) return pack
  const trade = knownTrades().find(({ id }) => id === tradeId)
  return packOfKind({
    kindId,
    language,
    ...(trade === undefined ? {} : { trade: { id: trade.id, name: raised(trade.names[language]) } }),
  })
}
