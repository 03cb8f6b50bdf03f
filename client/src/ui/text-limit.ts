import { textLength } from '@shingle/shared/text/text-length.ts'

const shownFrom = 0.9

export const countedCharacters = textLength

export const showsCounter = (count: number, limit: number): boolean => count >= limit * shownFrom

export const remainingWords = (count: number, limit: number): string => {
  const left = Math.max(0, limit - count)
  return left === 0 ? `The limit of ${limit} is reached` : `${left} left of ${limit}`
}
