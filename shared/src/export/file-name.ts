const longest = 60

/** What may stand in no name of a file, on whatever system the zip is opened. */
const refused = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

// Windows drops dots and spaces at the end, and what begins with a dot is hidden elsewhere.
const isInside = (letter: string): boolean => letter !== '.' && letter !== ' '

/** A text as a part of a file's name: whatever somebody typed, it leads nowhere. */
export const fileNameOf = (text: string, otherwise: string): string => {
  const plain = text.normalize('NFC').replace(refused, ' ').replace(/\s+/g, ' ')
  const letters = [...plain].slice(0, longest)
  const [first, last] = [letters.findIndex(isInside), letters.findLastIndex(isInside)]
  return first === -1 ? otherwise : letters.slice(first, last + 1).join('')
}

/** A number that sorts by name: '007'. */
export const ordinal = (number: number): string => String(number).padStart(3, '0')

/** A text in the letters that every header carries: 'Ana João' is 'ana-joao'. */
export const plainName = (text: string, otherwise: string): string => {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const short = folded.replace(/[^a-z0-9]+/g, '-').slice(0, longest)
  return short.replace(/^-|-$/g, '') || otherwise
}
