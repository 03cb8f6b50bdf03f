import type { Language } from '@shingle/shared/language/language.ts'
import { aroundAt } from './find-around.ts'
import type { Found } from './found.ts'
import type { TradeIndex } from './trade-index.ts'
import { type Token, tokenRuns } from './words-of-text.ts'

const longestPhrase = 4
const shortestCompound = 9
const shortestPart = 5
const tailShare = 0.8
const headShare = 0.5

const nothing: ReadonlyMap<string, number> = new Map()

type Part = Pick<Found, 'key' | 'meaning' | 'share'>

/** German says what a thing is at the end of a word, and what it is about at its start. */
const partOf = ({ key }: Token, { meanings }: TradeIndex): Part | undefined => {
  if (key.length < shortestCompound - 2) return undefined
  for (let from = 2; from <= key.length - shortestPart; from += 1) {
    const meaning = meanings.get(key.slice(from))
    if (meaning !== undefined) return { key: key.slice(from), meaning, share: tailShare }
  }
  for (let to = key.length - 3; to >= shortestPart; to -= 1) {
    const meaning = meanings.get(key.slice(0, to))
    if (meaning === undefined) continue
    const things =
      meaning.things.size > 0 ? meaning.things : new Map([...meaning.naming.keys()].map((id) => [id, 1]))
    return { key: key.slice(0, to), meaning: { ...meaning, naming: nothing, things }, share: headShare }
  }
  return undefined
}

const longestAt = (tokens: readonly Token[], at: number, { meanings }: TradeIndex) => {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const said = tokens.slice(at, at + length)
    const key = said.map((token) => token.key).join(' ')
    const meaning = meanings.get(key)
    if (meaning !== undefined) return { key, meaning, length, words: said.map(({ word }) => word).join(' ') }
  }
  return undefined
}

const findInRun = (
  tokens: readonly Token[],
  before: number,
  { index, language }: Known,
): readonly Found[] => {
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const whole = longestAt(tokens, at, index)
    const around = (whole?.length ?? 1) > 1 ? undefined : aroundAt(tokens, at, { index, language })
    const token = tokens[at]
    const part = whole === undefined && language === 'german' && token ? partOf(token, index) : undefined
    if (around !== undefined) {
      const { taken, ...said } = around
      found.push({ ...said, at: before + at })
      at += taken
      continue
    }
    if (whole !== undefined) found.push({ ...whole, share: 1, at: before + at })
    else if (part !== undefined) found.push({ ...part, words: token?.word ?? '', length: 1, at: before + at })
    at += whole?.length ?? 1
  }
  return found
}

interface Known {
  readonly index: TradeIndex
  readonly language: Language
}

/** The known phrases of a text whose words stand apart, the longest first at every place. */
export const findPhrases = (text: string, known: Known): readonly Found[] => {
  let before = 0
  return tokenRuns(text, known.language).flatMap((tokens) => {
    const found = findInRun(tokens, before, known)
    before += tokens.length
    return found
  })
}
