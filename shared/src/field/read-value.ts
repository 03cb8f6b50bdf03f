import { readHexColour } from '../colour/colour.ts'
import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { oneLine, severalLines } from '../text/plain-text.ts'
import type { Field, Fields } from './field.ts'
import { schemaOf } from './field-schema.ts'
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

/** A value as its field keeps it, whoever typed or pasted it. */
const tidy = (field: Field, value: unknown): unknown => {
  if (typeof value === 'string') return tidyText(field, value)
  if (field.kind === 'rich') return tidyRuns(value)
  if (field.kind === 'button') return withLine(value, 'label')
  if (field.kind === 'image') return withLine(value, 'alt')
  if (field.kind === 'special-days' && Array.isArray(value)) return value.map((day) => withLine(day, 'note'))
  return value
}

/** What is wrong with a field's plain value, in words that name the field; null when nothing is. */
export const checkValue = (field: Field, value: unknown): Problem | null => {
  const parsed = schemaOf(field).safeParse(value)
  if (parsed.success) return null
  // Without words of its own, zod says 'Invalid input'.
  const said = parsed.error.issues[0]?.message ?? ''
  const text = said === '' || said.startsWith('Invalid input') ? `${field.label}: this cannot be kept` : said
  return { code: 'field.invalid', status: 400, text }
}

/** The value that a field keeps for what was typed: in its own form, and by the same schema that the server holds. */
export const readValue = (field: Field, given: unknown): Result<unknown> => {
  const value = tidy(field, given)
  const problem = checkValue(field, value)
  return problem === null ? succeed(value) : refuse(problem)
}

/** Some of the values of a set of fields, each as its field keeps it; the first that is refused speaks for all. */
export const readValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Result<Readonly<Record<string, unknown>>> => {
  const kept: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    // What is no field of it is left out, as it is when it is written.
    if (field === undefined || given === undefined) continue
    const read = readValue(field, given)
    if (!read.ok) return read
    kept[name] = read.value
  }
  return succeed(kept)
}
