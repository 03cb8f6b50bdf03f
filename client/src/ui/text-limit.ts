const shownFrom = 0.9

export const countedCharacters = (value: string): number => value.length

export const showsCounter = (value: string, limit: number): boolean =>
  countedCharacters(value) >= limit * shownFrom

export const remainingWords = (value: string, limit: number): string => {
  const left = Math.max(0, limit - countedCharacters(value))
  return left === 0 ? `The limit of ${limit} is reached` : `${left} left of ${limit}`
}
