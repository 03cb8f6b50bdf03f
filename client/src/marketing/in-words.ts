const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const rounds: Readonly<Record<number, string>> = { 20: 'twenty', 30: 'thirty' }

/** A small number as it is written out in a sentence; `Capital` at its beginning. */
export const inWords = (count: number, at?: 'Capital'): string => {
  const word = words[count] ?? rounds[count] ?? `${count}`
  return at === undefined ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
