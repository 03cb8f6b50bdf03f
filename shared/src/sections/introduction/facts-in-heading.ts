const figure = String.raw`\d+(?:[.,]\d+)?(?: ?\p{L}{1,12})?`
const between = `(?: ?[-–〜~] ?| (?:to|until|bis|à|jusqu’à|a|hasta) |から|부터 ?)`
const range = new RegExp(`(${figure})${between}(\\d+(?:[.,]\\d+)? ?\\p{L}{1,12})`, 'iu')

/** The range that a sentence names, as it stands there: *from 9 months to 5 years*; undefined where it names none. */
export const rangeWords = (sentence: string): string | undefined => range.exec(sentence)?.[0]

/** The two ends of a range that a heading names, such as *9 months* and *5 years*; undefined where it names none. */
export const rangeIn = (heading: string): readonly [from: string, to: string] | undefined => {
  const found = range.exec(heading)
  const [, from, to] = found ?? []
  if (from === undefined || to === undefined) return undefined
  // "from 3 to 11 years": the unit stands once and belongs to both; a single one would need its singular.
  const unit = /[^\d.,]+$/u.exec(to)?.[0] ?? ''
  return [/\p{L}|^1$/u.test(from) ? from : `${from}${unit}`, to]
}
