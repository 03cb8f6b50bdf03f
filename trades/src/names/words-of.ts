import type { Language } from '@shingle/shared/language/language.ts'
import { raiseFirst } from '@shingle/shared/text/raise-first.ts'
import type { KindId } from '../kind-ids.ts'
import { listed } from '../listed.ts'
import { knownTrades } from '../recognize/known-trades.ts'
import type { Trade } from '../trade.ts'
import { anyBusiness, englishKinds } from './english/english-kinds.ts'
import { tradeHouses } from './english/trade-houses.ts'
import { englishImages, quietImages } from './english-shapes.ts'
import type { NameWords } from './name-words.ts'
import type { PlainWords } from './plain-words.ts'
import { groupOfTrade } from './trade-groups.ts'
import { french } from './words/french.ts'
import { german } from './words/german.ts'
import { italian } from './words/italian.ts'
import { japanese } from './words/japanese.ts'
import { korean } from './words/korean.ts'
import { spanish } from './words/spanish.ts'

interface Told {
  readonly kindId: KindId | undefined
  readonly tradeId: string
  /** The trade or the part of it whose words are taken. */
  readonly nearId: string
}

const plainWords: Readonly<Record<Exclude<Language, 'english'>, PlainWords>> = {
  ...{ french, german, italian, japanese, spanish },
  Korean: korean,
}

/** What such a business is called after in a language. */
export const imagesOf = (language: Language, isSolemn: boolean): readonly string[] => {
  if (language !== 'english') return listed(plainWords[language].images)
  return isSolemn ? quietImages : englishImages
}

const smallWords = new Set(['and', 'of', 'for', 'to', 'on'])
const titled = (text: string): string =>
  text.replace(/\p{L}[\p{L}’]*/gu, (word) => (smallWords.has(word) ? word : raiseFirst(word)))

// A person's trade is no name of a house, and neither is a list.
const isPersons = (name: string): boolean =>
  /(?:er|or|ist|ian|agent|vet|smith|surgeon|officer|guide|coach|teacher|doula|nurse|midwife|mason|sweep|artist|dj|chef|notary|carer)$/i.test(
    name,
  )
const longestHouse = 16

const englishHouses = ({ id, names }: Trade): readonly string[] => {
  const written = tradeHouses.get(id)
  if (written !== undefined) return listed(written)
  const name = titled(names.english)
  return isPersons(name) || name.length > longestHouse || /[,&()]| and /.test(name) ? [] : [name]
}

const english = ({ kindId, tradeId, nearId }: Told): NameWords => {
  const kind = kindId === undefined ? anyBusiness : englishKinds[kindId]
  const every = [...Object.values(englishKinds), anyBusiness].flatMap(({ trades = [] }) => trades)
  const own = every.find(({ of }) => listed(of).includes(nearId)) ?? kind
  const trade = knownTrades().find(({ id }) => id === tradeId)
  return {
    houses: [...new Set([...(trade ? englishHouses(trade) : []), ...listed(own.houses)])],
    things: listed(own.things),
    marks: listed(own.marks),
    counted: listed(own.counted ?? ''),
    joined: listed(own.joined ?? ''),
    names: listed(own.names),
    did: own.did,
  }
}

/** In each language, which of its words for a trade say a house and not a person. */
const houseForms: Partial<Readonly<Record<Language, RegExp>>> = {
  spanish: /^\p{L}+(?:ería|ía)$|^(?:taller|estudio|escuela|clínica|academia)\b/iu,
  french: /^\p{L}+erie$|^(?:atelier|studio|école|cabinet|ferme)\b/iu,
  italian: /^\p{L}+(?:eria|ificio|oria)$|^(?:officina|studio|scuola|bottega)\b/iu,
  german: /(?:ei|bau|werk|statt|stube|schule|praxis|studio|haus|laden|technik|atelier|hof)$/i,
  japanese: /./,
  Korean: /./,
}

const plainHouses = (trade: Trade, language: Exclude<Language, 'english'>): readonly string[] => {
  const forms = houseForms[language]
  return [trade.names[language], ...(trade.naming[language] ?? [])]
    .filter((name) => forms?.test(name) && name.length <= longestHouse && !name.includes(' '))
    .slice(0, 2)
    .map(raiseFirst)
}

/** Groups whose houses are those of lessons. */
const ofSchools: ReadonlySet<string> = new Set(['music', 'piano', 'strings', 'guitar'])

const plain = ({ kindId, tradeId, nearId }: Told, language: Exclude<Language, 'english'>): NameWords => {
  const words = plainWords[language]
  const group = groupOfTrade(nearId)
  const ofKind = kindId === undefined ? words.any : words.kinds[kindId]
  const written = group === undefined ? ofKind : words.groups[group]
  const [ofGroup = '', things = '', names = '', joined = ''] = written.split('|')
  // Who tunes and mends keeps no school.
  const houses = kindId === 'repairer' && ofSchools.has(group ?? '') ? (ofKind.split('|')[0] ?? '') : ofGroup
  const trade = knownTrades().find(({ id }) => id === tradeId)
  return {
    houses: [
      ...new Set([...(trade && nearId === tradeId ? plainHouses(trade, language) : []), ...listed(houses)]),
    ],
    ...{ things: listed(things), names: listed(names), joined: listed(joined) },
    ...{ marks: [], counted: [], did: '' },
  }
}

/** What names of a business are made of in a language. */
export const wordsOf = (told: Told, language: Language): NameWords =>
  language === 'english' ? english(told) : plain(told, language)
