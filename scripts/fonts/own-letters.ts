const from = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

const alphanumeric = [...from(0x41, 0x5a), ...from(0x61, 0x7a), ...from(0x30, 0x39)]

/** What the headings of the product's own pages are written with. */
export const headingLetters = [' ', ...alphanumeric, ...'.,:;?!-’“”£€¥$&é'].join('')

/** What their titles are written with. */
export const titleLetters = ` ${[...from(0x61, 0x7a), ...from(0x30, 0x39)].join('')}ABCDEFGHIKLMNOPQRSTUWY,.:?’`

/** What the product's own pages and interface are written with. */
export const textLetters = [' ', ...alphanumeric, ...`.,:;?!-–()’“”…£$€¥©·é&/+@%'"×`, '\u00a0'].join('')

/** Every letter that the fonts' own file for the languages of Western Europe may hold. */
export const westernLetters = [
  ...from(0x20, 0x7e),
  ...from(0xa0, 0xff),
  ...'ıŒœʻʼˆ˚˜',
  ...from(0x2000, 0x2027),
  ...from(0x202f, 0x205e),
  ...'€™↑↓−∕',
].join('')

/** What of one text is not in another. */
export const without = (text: string, other: string): string =>
  [...text].filter((letter) => !other.includes(letter)).join('')
