const wordsTogether = 8

const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(wordsTogether - 1).map((_, at) => words.slice(at, at + wordsTogether).join(' '))
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether eight words in a row of what a model was told stand anywhere in what it wrote. */
export const createEchoCheck = (told: string): ((written: unknown) => boolean) => {
  const known = new Set(runsOf(told))
  return (written) => textsIn(written).some((text) => runsOf(text).some((run) => known.has(run)))
}
