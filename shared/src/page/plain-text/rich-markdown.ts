import { safeHref } from '../../link/link-href.ts'
import type { RichInline, RichList, RichMark, RichParagraph, RichText } from '../../rich-text/rich-text.ts'

/** A text as Markdown shows it: nothing in it is taken for a mark. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_~[\]<>]/g, '\\$&')
    .replace(/^([ \t]*)([#+=-])/gm, '$1\\$2')
    .replace(/^([ \t]*\d{1,9})(?=[.)])/gm, '$1\\')

const marked = (text: string, mark: RichMark): string => {
  switch (mark.type) {
    case 'bold':
      return `**${text}**`
    case 'italic':
      return `*${text}*`
    case 'link': {
      const href = safeHref(mark.attrs.href)
      return href === null ? text : `[${text}](<${href}>)`
    }
    default:
      return text
  }
}

const inline = (run: RichInline): string => {
  if (run.type === 'hardBreak') return '\n'
  // A mark that ends in a space is none.
  const words = run.text.trim()
  if (words === '') return run.text
  const before = run.text.slice(0, run.text.length - run.text.trimStart().length)
  const after = run.text.slice(run.text.trimEnd().length)
  return `${before}${(run.marks ?? []).reduce(marked, escapeMarkdown(words))}${after}`
}

const paragraph = ({ content = [] }: RichParagraph): string => content.map(inline).join('').trim()

const indented = (text: string): string => text.replaceAll('\n', '\n   ')

const list = ({ type, content }: RichList): string =>
  content
    .map(({ content: blocks }, at) => {
      const words = blocks.map(block).filter((text) => text !== '')
      return `${type === 'orderedList' ? `${at + 1}.` : '-'} ${indented(words.join('\n'))}`
    })
    .join('\n')

const block = (node: RichParagraph | RichList): string =>
  node.type === 'paragraph' ? paragraph(node) : list(node)

/** Formatted text as Markdown: what is bold, slanted, linked or listed stays so. */
export const richMarkdown = (rich: RichText): string =>
  rich.content
    .map(block)
    .filter((text) => text !== '')
    .join('\n\n')
