import type { Language } from '../language/language.ts'
import { aroundName } from './japanese-name.ts'
import { keepTogether } from './keep-together.ts'
import { noBreakSpace, whole } from './marks.ts'

/** A phrase of Japanese ends in kana before something else begins: near enough to measure by. */
const phrases = (text: string): readonly string[] => text.split(/(?<=[ぁ-ん、。！？])(?=[^ぁ-んー、。！？])/u)

const piecesOfWord = (word: string, names: readonly string[]): readonly string[] => {
  if (!/[぀-ヿ一-鿿]/u.test(word)) return word.split(/(?<=[-–—/])/u)
  const named = aroundName(word, names)
  if (named === undefined) return phrases(word)
  return [...phrases(named.before), ...named.parts, ...piecesOfWord(named.after, names)]
}

interface Setting {
  readonly language: Language
  /** Names that stay whole. */
  readonly names: readonly string[]
}

/** The pieces of a heading that lines do not part, before anything is hyphenated. */
export const piecesOf = (text: string, { language, names }: Setting): readonly string[] =>
  keepTogether(text, language, 'heading')
    .replace(new RegExp(`${whole}[^${whole}]*${whole}`, 'gu'), (kept) => kept.replaceAll(' ', noBreakSpace))
    .split(/ |\n/)
    .flatMap((word) =>
      word.includes(whole) || word.includes(noBreakSpace)
        ? [word.replaceAll(whole, '').replaceAll(noBreakSpace, ' ')]
        : piecesOfWord(word, names),
    )
