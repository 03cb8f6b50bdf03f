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

const longestWord = (text: string): number =>
  Math.max(0, ...text.split(/[\s-]+/).map((word) => (widthOf(word) > word.length ? 0 : word.length)))

/** The lengths of words that have a class of their own. */
export const wordLengths = [8, 9, 10, 11, 12, 14, 16, 19, 22, 26, 30, 36, 44] as const

/** A class that lets a heading shrink until its longest word fits the line; '' where every word fits anyway. */
export const longestClass = (text: string): string => {
  const longest = longestWord(text)
  return longest < 8 ? '' : `longest-${wordLengths.find((length) => longest <= length) ?? 44}`
}

/** A class for a heading with accents on letters that stand tall, which need more room above. */
export const marksClass = (text: string): string =>
  /\p{L}\p{M}/u.test(text.normalize('NFD')) ? 'has-marks' : ''

/** A class for how many things a list has, `count-1` to `count-9`, then `count-many`. */
export const countClass = (count: number): string => (count <= 9 ? `count-${count}` : 'count-many')

/** Class names as one attribute, empty ones left out. */
export const classNames = (...names: readonly string[]): string =>
  names.filter((name) => name !== '').join(' ')

/** The lengths of names that have a class of their own. */
export const nameLengths = [4, 6, 8, 10, 12, 14, 17, 20, 24, 28, 34, 40, 48] as const

/** A class for the length of a name set in one line, such as `length-17`. */
export const lengthClass = (name: string): string =>
  `length-${nameLengths.find((length) => widthOf(name) <= length) ?? 48}`
