import { textLength } from '@shingle/shared/text/text-length.ts'

const shownFrom = 0.9

export const countedCharacters = textLength

export const showsCounter = (value: string, limit: number): boolean =>
  countedCharacters(value) >= limit * shownFrom

export const remainingWords = (value: string, limit: number): string => {
  const left = Math.max(0, limit - countedCharacters(value))
  return left === 0 ? `The limit of ${limit} is reached` : `${left} left of ${limit}`
}
