import type { headingWidth } from '../theme/text-width.ts'
import type { piecesOf } from '../typesetting/longest-piece.ts'
import type { PageContext } from './page-context.ts'
import { widthClass } from './picture-classes.ts'

/** How wide a character is set: letters of Chinese, Japanese and Korean take two places. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[ᄀ-ᇿ⺀-鿿가-힯豈-﫿＀-￯]/.test(character) ? 2 : 1), 0)

/** A class for how much a heading has to say: `words-few`, `-some`, `-many` or `-full`. */
export const wordsClass = (text: string): string => {
  const width = widthOf(text)
  if (width <= 22) return 'words-few'
  if (width <= 48) return 'words-some'
  return width <= 90 ? 'words-many' : 'words-full'
}

/** What measures texts; it comes with the parts of a page that come apart. */
export interface TextMeasures {
  readonly headingWidth: typeof headingWidth
  readonly piecesOf: typeof piecesOf
}

interface Measured {
  readonly page: Pick<PageContext, 'look' | 'language' | 'business'>
  /** Until they are here nothing has been measured. */
  readonly parts: TextMeasures | null
}

/** A class for how wide the widest piece of a heading is that no line parts: it sets how large the heading may be. */
export const pieceClass = (text: string, { page, parts }: Measured): string => {
  if (parts === null) return ''
  const { look, language, business } = page
  const pieces = parts.piecesOf(text, { language, names: [business.name.trim()] })
  return widthClass(Math.max(0, ...pieces.map((piece) => parts.headingWidth(look, piece))))
}

/** A class for how wide a text is when it is set in one line. */
export const lineClass = (text: string, { page, parts }: Measured): string =>
  parts === null ? '' : widthClass(parts.headingWidth(page.look, text))

/** A class for a heading with accents on letters that stand tall, which need more room above. */
export const marksClass = (text: string): string =>
  /\p{L}\p{M}/u.test(text.normalize('NFD')) ? 'has-marks' : ''

/** A class for how many things a list has, `count-1` to `count-9`, then `count-many`. */
export const countClass = (count: number): string => (count <= 9 ? `count-${count}` : 'count-many')

/** Class names as one attribute, empty ones left out. */
export const classNames = (...names: readonly string[]): string =>
  names.filter((name) => name !== '').join(' ')
