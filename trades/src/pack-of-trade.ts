import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { IndustryPack, PackCopy } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { packs, translations } from './packs.ts'
import type { Trade } from './trade.ts'
import type { TradePack } from './trade-pack.ts'
import { translateCopy } from './translate-copy.ts'

/** A trade's own texts where they exist in the language, else the language's general ones under the trade's name. */
const copyIn = async (language: Language, trade: Trade, { copy }: TradePack): Promise<PackCopy> => {
  if (language === 'english') return copy
  const general = { ...wordings[language].copy, trade: trade.names[language] }
  const translated = (await translations[trade.id]?.())?.translations[language]
  if (translated === undefined) return general
  return typeof translated === 'string' ? translateCopy(translated, general) : translated
}

/** What a page is written from where a business's trade has texts of its own; undefined where it has none. */
export const packOfTrade = async (trade: Trade, language: Language): Promise<IndustryPack | undefined> => {
  const pack = (await packs[trade.id]?.())?.pack
  if (pack === undefined) return undefined
  return {
    slug: trade.id,
    artwork: pack.artwork,
    families: pack.families,
    language,
    naming: [trade.names[language], ...(trade.naming[language] ?? [])].join(', '),
    copy: await copyIn(language, trade, pack),
  }
}
