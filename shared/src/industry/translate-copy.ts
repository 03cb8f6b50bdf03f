import type { Language } from '../language/language.ts'
import type { PackCopy, PackQuestion, PackService, Templates } from './pack.ts'
import { tradeName } from './trade-names.ts'
import { frenchTrades } from './translations/trades/french-trades.ts'
import { germanTrades } from './translations/trades/german-trades.ts'
import { italianTrades } from './translations/trades/italian-trades.ts'
import { japaneseTrades } from './translations/trades/japanese-trades.ts'
import { koreanTrades } from './translations/trades/korean-trades.ts'
import { personalServices } from './translations/trades/personal-services.ts'
import { spanishTrades } from './translations/trades/spanish-trades.ts'
import { workingServices } from './translations/trades/working-services.ts'

type ForeignLanguage = Exclude<Language, 'english'>

const ownTexts: Readonly<Record<ForeignLanguage, string>> = {
  spanish: spanishTrades,
  french: frenchTrades,
  italian: italianTrades,
  german: germanTrades,
  japanese: japaneseTrades,
  Korean: koreanTrades,
}

const nameOrder: readonly ForeignLanguage[] = ['spanish', 'french', 'italian', 'german', 'japanese', 'Korean']

/** The lines below each `# <trade>`. */
const blocksOf = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .split(/^# /mu)
      .slice(1)
      .map((block) => block.trim().split('\n'))
      .map(([slug = '', ...lines]) => [slug, lines]),
  )

type Rows = readonly (readonly string[])[]

const rowsOf = (lines: readonly string[], kind: string): Rows =>
  lines
    .map((line) => line.split(' | '))
    .filter(([first]) => first === kind)
    .map(([, ...parts]) => parts)

/** The texts of a kind before the general ones, which stand in where there are none. */
const before = (rows: Rows, general: readonly string[]): Templates => {
  const [first = '', ...rest] = [...rows.flat(), ...general]
  return [first, ...rest]
}

const only = (rows: Rows, general: Templates): Templates => {
  const [first, ...rest] = rows.flat()
  return first === undefined ? general : [first, ...rest]
}

const servicesOf = (lines: readonly string[]): readonly PackService[] =>
  rowsOf(lines, 'service').map(([name = '', text = '', words = '']) => ({ name, text, words }))

const questionsOf = (lines: readonly string[], general: readonly PackQuestion[]): readonly PackQuestion[] => {
  const own = rowsOf(lines, 'ask').map(([question = '', answer = '']) => ({ question, answer }))
  // What it costs is asked everywhere else than at a counter, whose own questions are complete.
  return own.length >= 5 ? own : [...own, ...general.slice(1, 2)]
}

/** The general headlines that only put trade, name and place together. */
const plainHeadlines = ({ headlines }: PackCopy): readonly string[] =>
  headlines.filter((headline) => (headline.replace(/\{\w+\}/gu, '').match(/\p{L}/gu) ?? []).length <= 3)

const withOwnTexts = (general: PackCopy, lines: readonly string[]): PackCopy => ({
  ...general,
  headlines: before(rowsOf(lines, 'headlines'), plainHeadlines(general)),
  introductions: before(rowsOf(lines, 'introduction'), general.introductions.slice(-1)),
  services: servicesOf(lines),
  servicesLines: only(rowsOf(lines, 'line'), general.servicesLines),
  quotes: only(rowsOf(lines, 'quote'), general.quotes),
  questions: questionsOf(lines, general.questions),
  headings: {
    ...general.headings,
    services: only(rowsOf(lines, 'title'), general.headings.services),
    contact: only(rowsOf(lines, 'contact'), general.headings.contact),
  },
  actions: only(rowsOf(lines, 'action'), general.actions),
})

const withNames = (general: PackCopy, names: readonly string[]): PackCopy => ({
  ...general,
  services: names.map((name) => ({ name, text: '', words: name })),
})

const namesIn = (slug: string, language: ForeignLanguage): readonly string[] | undefined => {
  const row = blocksOf(workingServices + personalServices).get(slug)?.[nameOrder.indexOf(language)]
  return row?.split(/[,、] ?/u)
}

/** What a trade says in another language: its own texts, else the general ones with the trade's own services. */
export const translateCopy = (slug: string, language: ForeignLanguage, general: PackCopy): PackCopy => {
  const named = { ...general, trade: tradeName(slug, language) }
  const lines = blocksOf(ownTexts[language]).get(slug)
  if (lines !== undefined) return withOwnTexts(named, lines)
  const names = namesIn(slug, language)
  return names === undefined ? named : withNames(named, names)
}
