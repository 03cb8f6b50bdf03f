import type { Token } from './token.ts'

/** A comma may begin something else; what binds closer keeps a list together. */
export const binding = /^(?:[/&+・·•]|\p{L}.*)$/u

/** 'between 9 and 5': its 'and' leads from one to the other. */
export const withRanges = (tokens: readonly Token[]): Token[] => {
  let isOpen = false
  return tokens.flatMap((token): Token[] => {
    if (token.kind === 'between') isOpen = true
    if (token.kind === 'between') return []
    const closes = isOpen && token.kind === 'and' && binding.test(token.sign)
    if (closes) isOpen = false
    return [closes ? { kind: 'to' } : token]
  })
}
