import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import type { Field, Fields } from './field.ts'
import { schemaOf } from './field-schema.ts'
import { tidyValue } from './tidy-value.ts'

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
  const value = tidyValue(field, given)
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
