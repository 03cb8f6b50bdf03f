const abbreviation =
  /(?:^|[\s(])(?:st|dr|mr|mrs|ms|no|nr|vs|approx|e\.g|i\.e|etc|inc|ltd|co|ave|rd|tel|sr|sra|bzw|ca|ph\.d|a\.m|p\.m)\.$/iu
const ending = /[.!?…。！？]+["'”’」』)]*/gu
const wideEnding = /[。！？][」』]*$/u

const isBoundary = (line: string, end: number): boolean => {
  const sentence = line.slice(0, end)
  if (wideEnding.test(sentence)) return true
  const next = line.charAt(end)
  return (next === '' || /\s/u.test(next)) && !abbreviation.test(sentence)
}

const sentencesOfLine = (line: string): string[] => {
  const found: string[] = []
  let start = 0
  for (const match of line.matchAll(ending)) {
    const end = match.index + match[0].length
    if (!isBoundary(line, end)) continue
    found.push(line.slice(start, end))
    start = end
  }
  found.push(line.slice(start))
  return found
}

/** The sentences of a text, in any of the supported languages; a line break ends one too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+/u)
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{S}]/u.test(sentence))
