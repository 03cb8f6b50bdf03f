import { type Language, languageTag } from '../../language/language.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { claims } from './claims.ts'
import { namesOnlySaid } from './names-by-cue.ts'

/** What a text is held against: everything that the owner wrote, in the language of the page. */
export interface Known {
  readonly text: string
  readonly language: Language
  /** A text whose addresses and signs may stand there again: one of the owner's that is put in other words. */
  readonly repeats?: string | undefined
}

const foreign =
  /(?:https?:|www\.)\S*|\S*@\S*|[<>{}[\]`|#*_\\]|\p{Extended_Pictographic}|(?<![\w.])[\w-]{2,}(?:\.[a-z]{2,})+\b\S*/giu
const figure = /\p{N}+(?:[.,:/'’ -]?\p{N}+)*/gu
const currency = /[$€£¥₩]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b/giu

const parted = /^(\p{N}+|\p{N}{1,3}(?:[.,'’ ]\p{N}{3})+)[.,:](\p{N}{1,2})$/u

/** One sign and one or two digits at the end are a part of the figure: 1.50 is not 150. */
const plainFigures = (found: string): string => {
  const [, whole = found, part = ''] = parted.exec(found) ?? []
  return `${whole.replace(/[^\p{N}]/gu, '')}${part.replace(/0+$/u, '') && `.${part}`}`
}

const figuresIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(figure)].map(([found]) => plainFigures(found))

const namedDays = (language: Language): readonly string[] => {
  const [weekday, month] = (['weekday', 'month'] as const).map(
    (part) => new Intl.DateTimeFormat(languageTag[language], { [part]: 'long', timeZone: 'UTC' }),
  )
  const days = Array.from({ length: 7 }, (_, day) => weekday?.format(Date.UTC(2024, 0, 1 + day)) ?? '')
  const months = Array.from({ length: 12 }, (_, at) => month?.format(Date.UTC(2024, at, 1)) ?? '')
  // 'May' is a verb as well: of months, those that are nothing else.
  return [...days, ...months].map((name) => foldText(name)).filter((name) => name.length > 3)
}

const writtenWithCapitals: readonly Language[] = ['english', 'french', 'spanish', 'italian']

/** Words with a capital that do not begin a sentence: names, in languages that keep capitals for them. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\p{N},;:)’'"-]\s+(?:["'’(«“])?)\p{Lu}[\p{L}\p{M}’'-]*/gu)].map(
    ([name]) => name,
  )

/** Whether a claim stands in a text, as a word and not as the beginning of a longer one: 'free' is not said by 'freezer'. */
const isClaimed = (claim: string, folded: string, language: Language): boolean => {
  const said = foldText(claim)
  if (language === 'japanese' || language === 'Korean') return folded.includes(said)
  return new RegExp(`(?<!\\p{L})${said.replace(/[^\p{L}\p{N} ]/gu, '.?')}\\p{L}{0,2}(?!\\p{L})`, 'u').test(
    folded,
  )
}

const isSaid = (word: string, known: ReadonlySet<string>): boolean =>
  wordsOf(foldText(word)).every(
    (part) => known.has(part) || known.has(`${part}s`) || known.has(part.replace(/s$/u, '')),
  )

/** Whether no address, markup or sign stands in a text that does not stand in another. */
export const standsApart = (text: string, repeats: string): boolean =>
  [...text.matchAll(foreign)].every(([found]) => repeats.includes(found))

/**
 * Whether a text says nothing of a business that its owner did not: no figure, price, hour, day, name, place, rank, proof or promise
 * that does not stand in their words, and no address, markup or sign of any.
 */
export const saysOnlyFacts = (text: string, { text: told, language, repeats = '' }: Known): boolean => {
  if (!standsApart(text, repeats) || !keepsFigures(text, told)) return false
  const folded = foldText(told)
  if ([...text.matchAll(currency)].some(([sign]) => !told.toLowerCase().includes(sign.toLowerCase())))
    return false
  if ([...text.matchAll(claims[language])].some(([claim]) => !isClaimed(claim, folded, language)))
    return false
  const said = foldText(text)
  if (namedDays(language).some((day) => said.includes(day) && !folded.includes(day))) return false
  const known = new Set(wordsOf(folded))
  const isUnspaced = language === 'japanese' || language === 'Korean'
  const isNamed = (name: string) => (isUnspaced ? folded.includes(foldText(name)) : isSaid(name, known))
  if (!namesOnlySaid(text, language, isNamed)) return false
  return (
    !writtenWithCapitals.includes(language) ||
    namesIn(text).every((name) => name === 'I' || isSaid(name, known))
  )
}

/** Whether every figure of one text, such as a price or a year, stands in another. */
export const keepsFigures = (before: string, after: string): boolean => {
  const kept = new Set(figuresIn(after))
  return figuresIn(before).every((one) => kept.has(one))
}
