import type { AnySection } from '../../draft/content.ts'
import type { Fields, ItemField } from '../../field/field.ts'
import { isRecord } from '../../field/is-record.ts'
import { linkHref } from '../../link/link-href.ts'
import type { LinkValue } from '../../link/link-value.ts'
import type { RichText } from '../../rich-text/rich-text.ts'
import { definitionOf } from '../../sections/definitions.ts'
import { escapeMarkdown, richMarkdown } from './rich-markdown.ts'

/** Where a link leads outside the page; '' where it leads nowhere or stays on it. */
const addressOf = (link: LinkValue): string => linkHref(link, () => undefined) ?? ''

const linked = (label: string, address: string): string =>
  label.trim() === '' ? `<${address}>` : `[${escapeMarkdown(label)}](<${address}>)`

// The value is the one that the field's schema gave it when the draft was read.
const wordsOf = (field: ItemField, value: unknown): string => {
  switch (field.kind) {
    case 'text':
      if (field.control || field.internal || field.recipient) return ''
      return escapeMarkdown(String(value).trim())
    case 'rich':
      return richMarkdown(value as RichText)
    case 'link': {
      const address = addressOf(value as LinkValue)
      return address === '' ? '' : linked('', address)
    }
    case 'button': {
      const { label, link } = value as { readonly label: string; readonly link: LinkValue }
      const address = label.trim() === '' ? '' : addressOf(link)
      return address === '' ? '' : linked(label, address)
    }
    default:
      return ''
  }
}

const isTold = (words: string): boolean => words !== ''

/** One of a list: headed by its first words where formatted text follows them, else in one line. */
const itemText = (fields: Readonly<Record<string, ItemField>>, item: Readonly<Record<string, unknown>>) => {
  const told = Object.entries(fields).map(([name, field]) => wordsOf(field, item[name]))
  const isHeaded = Object.values(fields).some(({ kind }) => kind === 'rich')
  const words = told.filter(isTold)
  const [first = '', ...rest] = words
  if (!isHeaded) return words.length === 0 ? '' : `- ${words.join(' — ').replaceAll('\n', ' ')}`
  return [first === '' ? '' : `### ${first.replaceAll('\n', ' ')}`, ...rest].filter(isTold).join('\n\n')
}

const listText = (fields: Readonly<Record<string, ItemField>>, items: readonly unknown[]): string => {
  const texts = items.filter(isRecord).map((item) => itemText(fields, item))
  const told = texts.filter(isTold)
  return told.join(told.every((text) => text.startsWith('- ')) ? '\n' : '\n\n')
}

/** What a section tells, as Markdown below a heading of its own; '' where that is nothing. */
export const sectionText = (section: AnySection): string => {
  const fields: Fields = definitionOf(section.type).fields
  const values = new Map<string, unknown>(Object.entries(section))
  const told = Object.entries(fields).map(([name, field]) => {
    const value = values.get(name)
    if (field.kind === 'items') return Array.isArray(value) ? listText(field.fields, value) : ''
    const words = wordsOf(field, value)
    return name === 'heading' && words !== '' ? `## ${words.replaceAll('\n', ' ')}` : words
  })
  return told.filter(isTold).join('\n\n')
}
