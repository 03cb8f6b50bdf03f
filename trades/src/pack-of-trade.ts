import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { IndustryPack, PackCopy } from '@shingle/shared/industry/pack.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { type KnownOfKind, packOfKind } from './pack-of-kind.ts'
import { packs, translations } from './packs.ts'
import type { Trade } from './trade.ts'
import type { TradePack } from './trade-pack.ts'
import { namesServicesAlone, translateCopy } from './translate-copy.ts'

/** A business whose trade has texts of its own in some language. */
type KnownOfTrade = Omit<KnownOfKind, 'kindId' | 'trade'>

const fewestQuestions = 4

/** The pack of the trade's kind under the trade's name. */
const ofKindOf = (
  { id, kind, names, naming }: Trade,
  known: KnownOfTrade,
): Promise<IndustryPack | undefined> => {
  const named = { id, name: raiseFirst(names[known.language]), naming: naming[known.language] ?? [] }
  return packOfKind({ ...known, kindId: kind, trade: named })
}

/** What the trade's kind says under its name, and of any trade where nobody knows the kind. */
const copyOfKind = async (trade: Trade, known: KnownOfTrade): Promise<PackCopy> => {
  const { language } = known
  const { names } = trade
  const ofKind = await ofKindOf(trade, known)
  const general = { ...wordings[language].copy, trade: names[language] }
  if (ofKind === undefined) return general
  // What a kind asks is not all true of each of its trades: what is left may be little.
  const [, , ...further] = general.questions
  const missing = Math.max(0, fewestQuestions - ofKind.copy.questions.length)
  return { ...ofKind.copy, questions: [...ofKind.copy.questions, ...further.slice(0, missing)] }
}

/** A trade's own texts where they exist in the language; where only its services have names there, its kind's with them. */
const copyIn = async (trade: Trade, { copy }: TradePack, known: KnownOfTrade): Promise<PackCopy> => {
  const { language } = known
  if (language === 'english') return copy
  const translated = (await translations[trade.id]?.())?.translations[language]
  if (translated === undefined) return copyOfKind(trade, known)
  if (typeof translated !== 'string') return translated
  const general = namesServicesAlone(translated)
    ? await copyOfKind(trade, known)
    : { ...wordings[language].copy, trade: trade.names[language] }
  return translateCopy(translated, general)
}

/** What a page is written from where a business's trade has texts of its own; undefined where it has none. */
export const packOfTrade = async (trade: Trade, known: KnownOfTrade): Promise<IndustryPack | undefined> => {
  const { language } = known
  const pack = (await packs[trade.id]?.())?.pack
  if (pack === undefined) return undefined
  const { artwork, families } = pack
  const own = {
    slug: trade.id,
    families,
    language,
    naming: [trade.names[language], ...(trade.naming[language] ?? [])].join(', '),
    copy: await copyIn(trade, pack, known),
  }
  if (artwork !== undefined) return { ...own, artwork }
  const look = await ofKindOf(trade, known)
  if (look === undefined) return { ...own, artwork: 'general' }
  // Mourners are not asked for praise, not even in a sample.
  return { ...look, ...own, copy: look.tone === 'solemn' ? { ...own.copy, reviews: [] } : own.copy }
}
