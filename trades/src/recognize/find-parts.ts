import type { Found } from './found.ts'
import type { TradeIndex } from './trade-index.ts'
import { partsKey } from './words-of-text.ts'

const shortest = 2
const han = /\p{Script=Han}/u
const katakana = /[\p{Script=Katakana}ー]/u

/** A known word of signs inside a longer one stands at its start or end: 書道教室 teaches writing and is no Taoist house. */
const standsAlone = (text: string, from: number, to: number): boolean => {
  const part = [...text.slice(from, to)]
  const before = text.charAt(from - 1)
  const after = text.charAt(to)
  if (part.every((sign) => han.test(sign))) return !(han.test(before) && han.test(after))
  // バー is not in バーバー: short words of this script are whole ones.
  const isShort = part.length <= 3 && part.every((sign) => katakana.test(sign))
  return !isShort || !(katakana.test(before) || katakana.test(after))
}

/** A Korean word of two syllables is known from where it starts: 기장 is not in 전기장판. */
const startsAWord = (starts: ReadonlySet<number>, from: number, to: number): boolean =>
  to - from > shortest || starts.has(from)

const stops = /[.,;:!?。、！？・\n()（）「」『』|/]+/u

const hangul = /\p{Script=Hangul}/u

/** Where words start in a text that has lost its spaces. */
const startsOf = (run: string): ReadonlySet<number> => {
  const starts = new Set<number>()
  let at = 0
  for (const word of run.trim().split(/\s+/u)) {
    starts.add(at)
    at += partsKey(word).length
  }
  return starts
}

const longestAt = (
  text: string,
  at: number,
  { index, starts }: { index: TradeIndex; starts: ReadonlySet<number> },
) => {
  for (let to = Math.min(text.length, at + index.longest); to - at >= shortest; to -= 1) {
    const meaning = index.meanings.get(text.slice(at, to))
    if (meaning === undefined || !standsAlone(text, at, to)) continue
    if (!hangul.test(text.charAt(at)) || startsAWord(starts, at, to)) return { meaning, to }
  }
  return undefined
}

const findInRun = (run: string, before: number, index: TradeIndex): readonly Found[] => {
  const text = partsKey(run)
  const starts = startsOf(run)
  const found: Found[] = []
  for (let at = 0; at < text.length; ) {
    const hit = longestAt(text, at, { index, starts })
    if (hit !== undefined) {
      const key = text.slice(at, hit.to)
      // Four signs say as much as two words.
      const length = Math.min(3, Math.max(1, key.length / 2))
      found.push({ key, words: key, meaning: hit.meaning, length, share: 1, at: before + at })
    }
    at = hit?.to ?? at + 1
  }
  return found
}

/** The known phrases of a Japanese or Korean text, the longest first at every place. */
export const findParts = (text: string, index: TradeIndex): readonly Found[] => {
  let before = 0
  return text.split(stops).flatMap((run) => {
    const found = findInRun(run, before, index)
    before += partsKey(run).length
    return found
  })
}
