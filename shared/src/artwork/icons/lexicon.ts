import { foldText } from '../../generation/fold-text.ts'
import { type IconName, iconNames } from './icon-names.ts'
import { doingWords, thingWords } from './icon-words.ts'

/** What a word, a stem or, in scripts without spaces, a part of a text means. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, IconName>
  readonly stems: ReadonlyMap<string, IconName>
  readonly parts: readonly (readonly [string, IconName])[]
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const read = (rows: string): Lexicon => {
  const words = new Map<string, IconName>()
  const stems = new Map<string, IconName>()
  const parts: (readonly [string, IconName])[] = []
  for (const row of rows.trim().split('\n')) {
    const [given, list = ''] = row.split(' | ')
    const name = iconNames.find((known) => known === given)
    if (name === undefined) continue
    for (const pattern of list.split(', ').map(foldText)) {
      if (unspaced.test(pattern)) parts.push([pattern, name])
      else if (pattern.endsWith('*')) stems.set(pattern.slice(0, -1), name)
      else words.set(pattern, name)
    }
  }
  return { words, stems, parts }
}

/** The words that mean each icon: things first, then doings. */
export const lexicons: readonly Lexicon[] = [read(thingWords), read(doingWords)]
