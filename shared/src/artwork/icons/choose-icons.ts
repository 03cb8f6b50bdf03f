import { foldText, wordsOf } from '../../generation/fold-text.ts'
import type { IconName } from './icon-names.ts'
import { type Lexicon, lexicons } from './lexicon.ts'
import { tradeIcons } from './trade-icons.ts'

/** A service as far as its icon goes. */
export interface NamedService {
  readonly name: string
  readonly text: string
}

interface Meaning {
  readonly name: IconName
  /** How many letters of the text say so: the longer word is the more exact one. */
  readonly letters: number
}

const shortestStem = 2
const longestStem = 24

/** The phrases of up to three words that start at each word of a text. */
const phrasesOf = (words: readonly string[]): string[] =>
  words.flatMap((_, at) => [1, 2, 3].map((length) => words.slice(at, at + length).join(' ')))

const stemIn = (phrase: string, stems: ReadonlyMap<string, IconName>): Meaning | undefined => {
  for (let length = Math.min(phrase.length, longestStem); length >= shortestStem; length -= 1) {
    const name = stems.get(phrase.slice(0, length))
    if (name !== undefined) return { name, letters: length }
  }
  return undefined
}

const meaningsIn = ({ words, stems, parts }: Lexicon, folded: string): Meaning[] => {
  const inWords = [...new Set(phrasesOf(wordsOf(folded)))].flatMap((phrase) => {
    const whole = words.get(phrase) ?? words.get(phrase.replace(/s$/, ''))
    const stem = stemIn(phrase, stems)
    return [
      ...(whole === undefined ? [] : [{ name: whole, letters: phrase.length }]),
      ...(stem === undefined ? [] : [stem]),
    ]
  })
  // A sign of Chinese or Korean script says as much as two letters.
  const inParts = parts
    .filter(([part]) => folded.includes(part))
    .map(([part, name]) => ({ name, letters: part.length * 2 }))
  return [...inWords, ...inParts].sort((one, other) => other.letters - one.letters)
}

const readMeanings = (text: string): readonly Meaning[] => {
  const folded = foldText(text)
  return lexicons.map((lexicon) => meaningsIn(lexicon, folded)).find(({ length }) => length > 0) ?? []
}

const remembered = new Map<string, readonly Meaning[]>()
const mostRemembered = 500

const meaningsOf = (text: string): readonly Meaning[] => {
  const known = remembered.get(text)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const meanings = readMeanings(text)
  remembered.set(text, meanings)
  return meanings
}

const firstSentence = (text: string): string => text.split(/[.!?。！？]/u)[0] ?? ''

/**
 * An icon for each service of a list: by the words of its name, else of its first sentence, else one of the trade's.
 * No two are alike, so that a list longer than its trade has icons for ends without.
 */
export const chooseIcons = (services: readonly NamedService[], trade: string): (IconName | undefined)[] => {
  const used = new Set<IconName>()
  const take = (offered: readonly IconName[]): IconName | undefined => {
    const free = offered.find((name) => !used.has(name))
    if (free !== undefined) used.add(free)
    return free
  }
  const byName = services.map(({ name }) => take(meaningsOf(name).map((meaning) => meaning.name)))
  // What a sentence mentions in passing is trusted only as far as it belongs to the trade.
  const ofTrade = tradeIcons(trade)
  const byText = services.map(({ text }, at) => {
    const mentioned = meaningsOf(firstSentence(text)).map((meaning) => meaning.name)
    return byName[at] ?? take(mentioned.filter((name) => ofTrade.includes(name)))
  })
  return byText.map((name) => name ?? take(ofTrade))
}
