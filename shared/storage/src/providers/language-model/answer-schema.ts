import * as z from 'zod/mini'
import type { Shape } from './language-model.ts'

type JsonSchema = Readonly<Record<string, unknown>>

// Strict mode knows no lengths of texts: they are told in words, and what comes is held to the schema itself.
const unknownToStrictMode = new Set(['$schema', 'minLength', 'maxLength', 'pattern', 'format', '~standard'])

const told = (schema: JsonSchema): JsonSchema => {
  const { maxLength, description } = schema
  if (typeof maxLength !== 'number') return {}
  const limit = `At most ${maxLength} characters.`
  return { description: typeof description === 'string' ? `${description} ${limit}` : limit }
}

const strict = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(([key]) => !unknownToStrictMode.has(key))
  return {
    ...Object.fromEntries(entries.map(([key, value]) => [key, strict(value)])),
    ...told({ ...schema }),
  }
}

/** The whole answer to a question of this shape. */
export const wholeAnswer = (shape: Shape): z.ZodMiniType => z.strictObject(shape)

/** The same as JSON schema, as endpoints with a strict mode take it: every part required, nothing else allowed. */
export const answerSchema = (shape: Shape): JsonSchema => {
  const schema = strict(z.toJSONSchema(wholeAnswer(shape), { io: 'output', unrepresentable: 'any' }))
  return { ...Object(schema) }
}
