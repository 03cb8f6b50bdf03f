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

/** A class that lets a heading shrink until its longest word fits the line; '' where every word fits anyway. */
export const longestClass = (text: string): string => {
  const longest = longestWord(text)
  if (longest <= 9) return ''
  if (longest <= 12) return 'longest-12'
  if (longest <= 16) return 'longest-16'
  return longest <= 22 ? 'longest-22' : 'longest-30'
}

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
