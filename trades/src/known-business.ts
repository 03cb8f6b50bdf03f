import type { Answers } from '@shingle/shared/generation/answers.ts'
import { withImported } from '@shingle/shared/import/with-imported.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import type { IndustryPack } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { type RecognizeTrade, readDescription } from '@shingle/shared/reading/read-description.ts'
import type { Reading, TradeRead, WayOfWorking } from '@shingle/shared/reading/reading.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import { isBeyondPack, isOfCatsAlone } from './beyond-pack.ts'
import { type KindId, kindIds } from './kind-ids.ts'
import { kinds } from './kinds.ts'
import { packOfKind } from './pack-of-kind.ts'
import { packOfTrade } from './pack-of-trade.ts'
import { doesAlike } from './recognize/does-alike.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { recognizeTrade } from './recognize/recognize-trade.ts'
import { slotsOfClauses } from './recognize/slots.ts'
import { waysBesides } from './ways-besides.ts'

/** What a business is, as far as its choice and its words tell. */
export interface ToldBusiness {
  readonly language: Language
  readonly kindId: KindId
  /** Without it, only the kind is known. */
  readonly tradeId?: string
  /** What its owner calls the trade, where that is not its own name; else ''. */
  readonly calledAs?: string
  /** How it works, as far as its owner said. */
  readonly ways?: readonly WayOfWorking[]
  /** Those of them that only a few of its services speak of. */
  readonly besides?: readonly WayOfWorking[]
  /** Its name and what its owner wrote. */
  readonly written?: string
  /** The same without what is refused. */
  readonly said?: string
  /** What it does not do, as its owner calls it. */
  readonly refused?: readonly string[]
  /** Whether the texts of its trade would say of it what is not so: its page is its kind's. */
  readonly isBeyondPack?: boolean
}

/** What was chosen as the business's trade or kind, in place of what its words tell. */
const chosenAs = (industry: string | undefined): TradeRead | undefined => {
  if (industry === noTradeId) return { outcome: 'none', rivals: [] }
  const trade = knownTrades().find(({ id }) => id === industry)
  if (trade !== undefined) return { outcome: 'trade', kindId: trade.kind, tradeId: trade.id, rivals: [] }
  const kindId = kindIds.find((id) => id === industry)
  return kindId === undefined ? undefined : { outcome: 'kind', kindId, rivals: [] }
}

/** Tells the trade of words; one that their owner came in by may be meant where it does what they say. */
const recognizeBeside =
  (brought: string | undefined): RecognizeTrade =>
  ({ name, clauses, refused, language }) => {
    const told = recognizeTrade(slotsOfClauses({ name, clauses, refused }), language)
    if (brought === undefined || !doesAlike(told, brought, language)) return told
    return { ...told, rivals: [...told.rivals.filter((id) => id !== brought), brought] }
  }

/** What the words tell; a trade that its owner came in by stands until they tell another: it is what words mean that may mean several. */
const spokenOf = ({ trade }: Reading, brought: string | undefined): TradeRead => {
  const known = chosenAs(brought)
  const meant = trade.outcome === 'trade' ? [trade.tradeId, ...trade.rivals] : trade.rivals
  if (known !== undefined && brought !== undefined && meant.includes(brought))
    return trade.outcome === 'trade' && trade.tradeId === brought ? { ...trade, rivals: [] } : known
  if (known === undefined || trade.outcome === 'trade') return trade
  return { ...known, rivals: trade.rivals }
}

/** The facts that answers describe a business by, those from their link too; what its owner set right is as they said. */
export const readingOf = (answers: Answers): Reading => {
  const { businessLocation, guessedLocation = '', timeZone = '', corrections } = answers
  const place = businessLocation === '' ? guessedLocation : businessLocation
  const reading = readDescription(
    answers.businessActivities,
    { name: answers.businessName, place, timeZone, corrections },
    recognizeBeside(answers.broughtIndustry),
  )
  return withImported({ ...reading, trade: spokenOf(reading, answers.broughtIndustry) }, answers.imported)
}

const kindOf = (tradeId: string): string | undefined => knownTrades().find(({ id }) => id === tradeId)?.kind

/** What is certain before its owner has answered which trade they meant: their kind, where all of them are of one. */
const certainOf = (trade: TradeRead): TradeRead => {
  if (trade.outcome !== 'trade' || trade.rivals.length === 0) return trade
  const { kindId, rivals } = trade
  return rivals.every((id) => kindOf(id) === kindId)
    ? { outcome: 'kind', kindId, rivals }
    : { outcome: 'none', rivals }
}

/** The business's name and what it does or is, as its owner wrote it. */
const saidIn = ({ businessName }: Answers, { clauses }: Reading): string =>
  [businessName, ...clauses.filter(({ label }) => label !== 'refusal').map(({ text }) => text)].join('\n')

/** What the answers tell of the business; undefined where neither its choice nor its words tell so much. */
export const tellBusiness = (answers: Answers, reading = readingOf(answers)): ToldBusiness | undefined => {
  const told = chosenAs(answers.industry) ?? certainOf(reading.trade)
  const kindId = told.outcome === 'none' ? undefined : kindIds.find((id) => id === told.kindId)
  if (kindId === undefined) return undefined
  const language = answers.language ?? reading.language
  const { ways } = reading
  const refused = reading.refusals.flatMap(({ things }) => things)
  const trade = told.outcome === 'trade' ? knownTrades().find(({ id }) => id === told.tradeId) : undefined
  const written = `${answers.businessName} ${answers.businessActivities}`
  const besides = waysBesides(reading, {
    tradeName: trade?.names[language] ?? '',
    usual: kinds.find(({ id }) => id === kindId)?.ways[0],
  })
  const known = { kindId, language, ways, besides, refused, written, said: saidIn(answers, reading) }
  if (told.outcome !== 'trade') return known
  const { tradeId, calledAs = '' } = told
  const isChosen = answers.industry === tradeId
  if (!isChosen && isOfCatsAlone(tradeId, answers.businessActivities)) return known
  return {
    ...known,
    tradeId,
    calledAs,
    isBeyondPack: isBeyondPack(tradeId, { calledAs, refused, said: written }),
  }
}

/** A pack under the name that its owner gives the trade: a trattoria is no 'Restaurant', a ghost walk no 'Escape room'. */
export const calledAsSaid = (
  pack: IndustryPack,
  { tradeId, calledAs = '', language }: ToldBusiness,
): IndustryPack => {
  const own = knownTrades().find(({ id }) => id === tradeId)?.names[language] ?? ''
  const isUnderOwnName = own !== '' && pack.copy.trade === raiseFirst(own)
  return calledAs === '' || !isUnderOwnName || pack.forms === undefined
    ? pack
    : { ...pack, copy: { ...pack.copy, trade: raiseFirst(calledAs) } }
}

/** What its page is written from: its trade's pack, else the words of its kind under its trade's name. */
export const packOf = async (told: ToldBusiness): Promise<IndustryPack | undefined> => {
  const { tradeId, calledAs: _, isBeyondPack: isBeyond = false, language, ...ofKind } = told
  const trade = knownTrades().find(({ id }) => id === tradeId)
  if (trade === undefined) return packOfKind({ ...ofKind, language })
  const { id, names, naming } = trade
  const named = { id, name: raiseFirst(names[language]), naming: naming[language] ?? [] }
  const own = isBeyond ? undefined : await packOfTrade(trade, { ...ofKind, language })
  return own ?? packOfKind({ ...ofKind, language, trade: named })
}

/** What answers tell of a business. */
export interface KnownBusiness {
  /** The facts of its description. */
  readonly reading: Reading
  /** What its page is written from; undefined where nothing is known of it. */
  readonly known: IndustryPack | undefined
}

/** Reads the answers of the onboarding: the facts of the description, and the trade or kind that it speaks of. */
export const knownBusiness = async (answers: Answers): Promise<KnownBusiness> => {
  const reading = readingOf(answers)
  const told = tellBusiness(answers, reading)
  const known = told && (await packOf(told))
  return { reading, known: known && told && calledAsSaid(known, told) }
}
