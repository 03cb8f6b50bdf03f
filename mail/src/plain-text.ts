import type { Letter, LetterBlock } from './letter.ts'

const linesOf = (block: LetterBlock): string => {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return block.text
    case 'sign':
      return `    ${block.text}`
    case 'facts':
      return block.facts.map(({ title, value }) => `${title}: ${value}`).join('\n')
    case 'button':
      return `${block.label}:\n${block.href}`
    case 'small':
      return block.href === undefined ? block.text : `${block.text}\n${block.href}`
  }
}

/** A mail as plain text: the same words in the same order. */
export const plainText = ({ name, board, footer, footerLinks = [] }: Letter): string =>
  [
    name,
    ...board.map(linesOf),
    `-- \n${footer}`,
    ...footerLinks.map(({ label, href }) => `${label}:\n${href}`),
  ].join('\n\n')
