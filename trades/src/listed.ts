/** The phrases of a list as it is written: with commas between them, on as many lines as it takes. */
export const listed = (list: string): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
