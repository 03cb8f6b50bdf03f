import type { Token } from './token.ts'

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.kind === 'and' && token.sign === sign

/** Whether days that are closed stand in brackets from here on: none of '9-18 (Sun, Mon closed)' has the times before it. */
export const opensClosedDays = (tokens: readonly Token[], at: number): boolean => {
  if (!isSign(tokens[at], '(')) return false
  const end = tokens.findIndex((token, index) => index > at && isSign(token, ')'))
  const inside = tokens.slice(at, end < 0 ? tokens.length : end)
  return inside.some(({ kind }) => kind === 'closed') && inside.every(({ kind }) => kind !== 'clock')
}
