import type { Token } from './token.ts'

const isLetterDay = (token: Token | undefined): boolean => token?.kind === 'days' && token.isLetter

/** Whether letters stand for days: 'F' alone is one only beside 'M-Th' or in 'M/W/F'. */
export const hasLetterRange = (tokens: readonly Token[]): boolean =>
  tokens.some((_, at) =>
    [0, 1, 2, 3, 4].every((step) =>
      step % 2 === 0 ? isLetterDay(tokens[at + step]) : tokens[at + step]?.kind === 'and',
    ),
  ) ||
  tokens.some(
    (token, index) =>
      token.kind === 'days' &&
      token.isLetter &&
      tokens[index + 1]?.kind === 'to' &&
      tokens[index + 2]?.kind === 'days',
  )
