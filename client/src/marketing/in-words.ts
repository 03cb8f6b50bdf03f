const words = [
  ...[
    'no',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
]

/** A small number as it is written out in a sentence; `Capital` at its beginning. */
export const inWords = (count: number, at?: 'Capital'): string => {
  const word = words[count] ?? `${count}`
  return at === undefined ? word : word.charAt(0).toUpperCase() + word.slice(1)
}
