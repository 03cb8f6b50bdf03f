import type { Language } from '../../language/language.ts'
import { countryOf } from '../place/country-of.ts'
import { languageOfCountry } from './country-language.ts'
import { languageOfDays } from './language-of-days.ts'
import { type ScoredLanguage, scoreLanguages } from './score-languages.ts'

/** The language of a description, and whether it may be taken without asking. */
export interface LanguageRead {
  readonly language: Language
  readonly isSureOfLanguage: boolean
  /** Whether it is clearly in a language in which pages have no words of their own, such as Dutch or Portuguese. */
  readonly isForeign?: boolean
}

/** Where the business is, as far as anybody said: as its owner writes it, and as an IANA time zone. */
export interface LanguagePlace {
  readonly place: string
  readonly timeZone?: string | undefined
}

const latin: Readonly<Partial<Record<ScoredLanguage, Language>>> = {
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
}

const addresses =
  /[^\s@]+@[^\s@]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|co\.uk|de|fr|es|it|at|ch|eu)\b\S*/giu
const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

const byScript = (text: string, local: Language | undefined): LanguageRead | undefined => {
  const letters = Math.max(1, count(text, /\p{L}/gu))
  if (count(text, /\p{Script=Hangul}/gu) / letters > 0.2)
    return { language: 'Korean', isSureOfLanguage: true }
  if (count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / letters > 0.1)
    return { language: 'japanese', isSureOfLanguage: true }
  // Without kana it may be Chinese.
  if (count(text, /\p{Script=Han}/gu) / letters > 0.3)
    return local === 'japanese' ? { language: 'japanese', isSureOfLanguage: true } : undefined
  return undefined
}

// Names of people and towns are of no language: what begins small is, and the first word.
const plainWords = (text: string): number =>
  count(text, /(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]*|^\s*\p{Lu}\p{Ll}+/gu)

interface Candidate {
  readonly language: Language | undefined
  readonly score: number
}

const ranked = (text: string, local: Language | undefined): readonly Candidate[] => {
  const scores = Object.entries(scoreLanguages(text))
  const best = Math.max(...scores.map(([, score]) => score))
  const prior = best * (count(text, /\p{L}/gu) < 20 ? 0.25 : 0.12)
  return scores
    .map(([tag, score]) => {
      const language = Object.entries(latin).find(([own]) => own === tag)?.[1]
      return { language, score: score + (language !== undefined && language === local ? prior : 0) }
    })
    .toSorted((one, other) => other.score - one.score)
}

const isLatin = (language: Language | undefined): boolean =>
  Object.values(latin).some((own) => own === language)

const byLetters = (text: string, local: Language | undefined): LanguageRead => {
  const [first, second] = ranked(withoutShared(text), local)
  const fallback = local ?? 'english'
  const top = first?.score ?? 0
  if (first === undefined || top === 0) return { language: fallback, isSureOfLanguage: false }
  const margin = (top - (second?.score ?? 0)) / top
  const isClear = margin >= 0.1 && first.language !== undefined
  const isShort = plainWords(text) < 3
  // A loan word is of no language, but nobody writes Latin letters for readers of Japanese.
  const isOfPlace = isLatin(local) && (isShort || !isClear)
  if (first.language === undefined && margin >= 0.1 && !isShort && fallback === 'english')
    return { language: fallback, isSureOfLanguage: false, isForeign: true }
  return {
    language: isOfPlace ? fallback : (first.language ?? fallback),
    isSureOfLanguage: isClear && (!isShort || first.language === local),
  }
}

// Words that trades of every country use tell no language where there are few others: 'Piano tuner in Hereford'.
const shared =
  /(?<![\p{L}\p{M}])(?:pianos?|pizza|pasta|gelato|sushi|ramen|kebab|tapas|paella|espresso|barista|bistro|bar|café|restaurant|hotel|spa|sauna|yoga|pilates|reiki|fitness|studio|salon|atelier|massage|catering|coaching|taxi|video|foto|photo|camera|radio|computer|internet|web|design|designer|marketing|events?|party|dj|tattoos?|piercing|make-?up|nails?|beauty|barber|opera|tango|salsa|flamenco|ballet|karate|judo|tennis|golf|surf|ski|kayak|garage|motor|auto|moto|club|boutique|mobile|service)(?![\p{L}\p{M}])/giu

// So few plain words that each of them weighs much.
const fewWords = 5

/** A short text without its loan words and the names after 'in': what is left may tell its language. */
const withoutShared = (text: string): string => {
  if (plainWords(text) > fewWords) return text
  return text.replace(shared, ' ').replace(/(?<=\p{L} (?:in|near|around) )\p{Lu}[\p{L}’'-]+/gu, ' ')
}

/** Reads which language a description is written in: its script first, then its letters, the place only where they leave it open. */
export const readLanguage = (description: string, { place, timeZone }: LanguagePlace): LanguageRead => {
  const text = description.normalize('NFKC').replace(addresses, ' ')
  const local = languageOfCountry(countryOf(place, timeZone))
  const read = byScript(text, local) ?? byLetters(text, local)
  const ofDays = isLatin(read.language) ? languageOfDays(text, [local, read.language]) : undefined
  return ofDays === undefined ? read : { language: ofDays, isSureOfLanguage: ofDays === local }
}
