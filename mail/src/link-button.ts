import type { LetterBlock } from './letter.ts'

/** A button that opens a mailed link, and the address itself for whoever cannot press it. */
export const linkButton = (label: string, href: string): readonly LetterBlock[] => [
  { kind: 'button', label, href },
  { kind: 'small', text: 'Does the button do nothing? Copy this address:', href },
]
