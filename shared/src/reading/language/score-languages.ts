import { ngramLanguages, ngrams } from './ngrams.ts'

/** The languages that letters from A to Z are told apart in, as BCP 47 tags. */
export type ScoredLanguage = (typeof ngramLanguages)[number]

type Scores = ReadonlyMap<string, readonly (readonly [language: number, score: number])[]>

const base = 53

const readScores = (): Scores =>
  new Map(
    ngrams.split('\n').map((line) => {
      const [key = '', pairs = ''] = line.split('\t')
      const scores = [...pairs.matchAll(/(\d)(\D)/gu)].map(
        ([, language, score = '']) => [Number(language), score.charCodeAt(0) - 0x4e00 + base] as const,
      )
      return [key, scores]
    }),
  )

let loaded: Scores | undefined

const bytesMaximum = 70
const encoder = new TextEncoder()

/** A word as its bytes, each one character: those that are no letter by themselves from U+0180 on. */
const bytesOf = (word: string): string =>
  Array.from(encoder.encode(word).slice(0, bytesMaximum), (byte) =>
    String.fromCharCode(byte < 0x80 ? byte : 0x100 + byte),
  ).join('')

/** Four bytes every three, the first and the last with the space that ends the word. */
const ngramsOf = (word: string): string[] => {
  const bytes = bytesOf(word)
  const found: string[] = []
  let at = 0
  for (; at + 4 < bytes.length; at += 3) found.push((at === 0 ? ' ' : '') + bytes.slice(at, at + 4))
  const last = bytes.length === 3 ? bytes : bytes.slice(Math.max(0, bytes.length - 4))
  return [...found, `${at === 0 ? ' ' : ''}${last} `]
}

/** How much a text looks like each language, in no unit; none of it looks like any where all are 0. */
export const scoreLanguages = (text: string): Readonly<Record<ScoredLanguage, number>> => {
  loaded ??= readScores()
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’`]+/gu) ?? []
  const sums = ngramLanguages.map(() => 0)
  for (const ngram of new Set(words.flatMap(ngramsOf)))
    for (const [language, score] of loaded.get(ngram) ?? []) sums[language] = (sums[language] ?? 0) + score
  const [de = 0, en = 0, es = 0, fr = 0, it = 0, nl = 0, pt = 0] = sums
  return { de, en, es, fr, it, nl, pt }
}
