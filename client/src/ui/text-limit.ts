const shownFrom = 0.9

export function countedCharacters(value: string): number {
  return value.length
}

export function showsCounter(value: string, limit: number): boolean {
  return countedCharacters(value) >= limit * shownFrom
}

export function remainingWords(value: string, limit: number): string {
  const left = Math.max(0, limit - countedCharacters(value))
  return left === 0 ? `The limit of ${limit} is reached` : `${left} left of ${limit}`
}
