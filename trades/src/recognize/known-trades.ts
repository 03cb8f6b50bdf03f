import { type Language, languages } from '@shingle/shared/language/language.ts'
import { gazetteer } from '../gazetteer.ts'
import { kindIds } from '../kind-ids.ts'
import type { Trade } from '../trade.ts'
import { trades } from '../trades.ts'
import { lookupKey } from './words-of-text.ts'

const phrasesOf = ({ names, naming }: Trade, language: Language): readonly string[] => [
  names[language],
  ...(naming[language] ?? []),
]

type Owners = ReadonlyMap<string, Trade>

/** Which written trade each phrase of a language names. */
const ownersIn = (language: Language): Owners =>
  new Map(
    trades.flatMap((trade) =>
      phrasesOf(trade, language).map((phrase) => [lookupKey(phrase, language), trade] as const),
    ),
  )

/** The written trade that a business of the schema is: it has the same name in English, or in two other languages. */
const writtenAs = (listed: Trade, owners: ReadonlyMap<Language, Owners>): Trade | undefined => {
  const named = languages.map((language) =>
    owners.get(language)?.get(lookupKey(listed.names[language], language)),
  )
  const [english, ...others] = named
  return english ?? others.find((trade, at) => trade !== undefined && others.indexOf(trade) !== at)
}

/** Without what a written trade is called by. */
const unclaimed = (listed: Trade, owners: ReadonlyMap<Language, Owners>): Trade['naming'] =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      phrasesOf(listed, language).filter((phrase) => !owners.get(language)?.has(lookupKey(phrase, language))),
    ]),
  )

const claimedIds: ReadonlySet<string> = new Set([...trades.map(({ id }) => id), ...kindIds])

/** The schema's name of a business, with its kind where a written trade or a kind is called so already. */
const unclaimedId = ({ id, kind }: Trade): string => (claimedIds.has(id) ? `${kind}-${id}` : id)

const withGaps = (written: Trade, listed: readonly Trade['naming'][]): Trade => ({
  ...written,
  naming: Object.fromEntries(
    languages.map((language) => [
      language,
      [...(written.naming[language] ?? []), ...listed.flatMap((naming) => naming[language] ?? [])],
    ]),
  ),
})

const joinTrades = (): readonly Trade[] => {
  const owners = new Map(languages.map((language) => [language, ownersIn(language)] as const))
  const matched = gazetteer.map((listed) => ({
    listed,
    written: writtenAs(listed, owners),
    naming: unclaimed(listed, owners),
  }))
  const isOfKind = (written: Trade, { kind }: Trade) => kind === written.kind || kind === written.otherKind
  const ofWritten = trades.map((trade) =>
    withGaps(
      trade,
      matched
        .filter(({ written, listed }) => written === trade && isOfKind(trade, listed))
        .map(({ naming }) => naming),
    ),
  )
  const further = matched
    .filter(({ written }) => written === undefined)
    .map(({ listed, naming }) => ({ ...listed, naming, id: unclaimedId(listed) }))
  return [...ofWritten, ...further]
}

let joined: readonly Trade[] | undefined

/**
 * Every trade that can be told: the written ones, and from the tagging schema what they lack. A written trade keeps
 * its words for itself.
 */
export const knownTrades = (): readonly Trade[] => {
  joined ??= joinTrades()
  return joined
}
