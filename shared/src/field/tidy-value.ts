import { readHexColour } from '../colour/colour.ts'
import { oneLine, severalLines } from '../text/plain-text.ts'
import type { Field, Fields } from './field.ts'
import { isRecord } from './is-record.ts'
import { textFormats } from './text-format.ts'

const withLine = (value: unknown, name: string): unknown =>
  isRecord(value) && typeof value[name] === 'string' ? { ...value, [name]: oneLine(value[name]) } : value

const tidyText = (field: Field, text: string): string => {
  switch (field.kind) {
    case 'text': {
      if (field.multiline) return severalLines(text)
      const line = oneLine(text)
      return field.format !== undefined && textFormats[field.format].trimmed ? line.trim() : line
    }
    case 'long':
      return severalLines(text)
    case 'colour': {
      const colour = readHexColour(text)
      return colour.ok ? colour.value : text
    }
    default:
      return text
  }
}

/** Formatted text with its runs as one line each; a run of nothing but what hides is left out. */
const tidyRuns = (node: unknown): unknown => {
  if (!isRecord(node)) return node
  if (typeof node.text === 'string') return withLine(node, 'text')
  if (!Array.isArray(node.content)) return node
  const content = node.content.map(tidyRuns).filter((part) => !(isRecord(part) && part.text === ''))
  return { ...node, content }
}

/** A value as its field keeps it, whoever typed, pasted or generated it. */
export const tidyValue = (field: Field, value: unknown): unknown => {
  if (typeof value === 'string') return tidyText(field, value)
  if (field.kind === 'rich') return tidyRuns(value)
  if (field.kind === 'button') return withLine(value, 'label')
  if (field.kind === 'image') return withLine(value, 'alt')
  if (field.kind === 'special-days' && Array.isArray(value)) return value.map((day) => withLine(day, 'note'))
  if (field.kind === 'items' && Array.isArray(value))
    return value.map((item) => (isRecord(item) ? tidyValues(field.fields, item) : item))
  return value
}

/** The values of a set of fields, each as its field keeps it; what is no field of it stays as it is. */
export const tidyValues = (fields: Fields, values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [name, field === undefined ? value : tidyValue(field, value)]
    }),
  )
