const from = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** What pages in the languages of Western Europe are written with: letters, punctuation, currencies. */
export const letters = [
  from(0x20, 0x7e),
  '\u00a0¡¢£¥§©ª«®°±²³´·º»¼½¾¿',
  from(0xc0, 0xff),
  'ŒœŸƒˆ˜–—‘’‚“”„†•…‹›€™−\u2009\u202f',
].join('')

const hex = (code: number): string => code.toString(16).toUpperCase()

/** The letters as the value of a `unicode-range`. */
export const unicodeRange = (text: string): string => {
  const codes = [...new Set([...text].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}
