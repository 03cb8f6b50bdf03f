import * as z from 'zod/mini'
import { countRuns, plainTextOf } from '../rich-text/rich-text.ts'
import { textLength } from '../text/text-length.ts'
import type { Field, Fields, NumberField, TextField } from './field.ts'
import { textFormats } from './text-format.ts'
import {
  buttonSchema,
  bytesSchema,
  hoursSchema,
  idSchema,
  imageSchema,
  lineSchema,
  linkSchema,
  richTextSchema,
  runsMaximum,
  specialDaySchema,
  textSchema,
  tooLong,
} from './value-schemas.ts'

const shortSchema = ({ label, maximum, multiline, format }: TextField): z.ZodMiniType => {
  const limited = multiline ? textSchema(label, maximum) : lineSchema(label, maximum)
  if (format === undefined) return limited
  const { fits, problem } = textFormats[format]
  return limited.check(z.refine((text) => text === '' || fits(text), problem))
}

/** The most characters in which a sample names the fields that its owner wrote. */
const sampleMaximum = 200

const isOnStep = ({ minimum, step }: NumberField, value: number): boolean => {
  const steps = (value - minimum) / step
  // Steps such as 0.05 have no exact form.
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** The schema of one field's plain value, with messages that name the field. */
export const fieldSchema = (field: Field): z.ZodMiniType => {
  switch (field.kind) {
    case 'text':
      return shortSchema(field)
    case 'long':
      return field.unit === 'bytes'
        ? bytesSchema(field.label, field.maximum)
        : textSchema(field.label, field.maximum)
    case 'rich':
      return richTextSchema.check(
        z.refine(
          (value) => countRuns(value) <= runsMaximum,
          `${field.label}: at most ${runsMaximum} changes of format and line breaks`,
        ),
        z.refine(
          (value) => textLength(plainTextOf(value)) <= field.maximum,
          tooLong(field.label, field.maximum),
        ),
      )
    case 'choice':
      return z.enum(field.options)
    case 'flag':
      return field.unavailable === undefined
        ? z.boolean()
        : z.literal(field.initial, `${field.label}: ${field.unavailable}`)
    case 'sample':
      return z.union([z.boolean(), z.string().check(z.maxLength(sampleMaximum), z.regex(/^[\w,]+$/))])
    case 'number':
      return z.number().check(
        z.gte(field.minimum),
        z.lte(field.maximum),
        z.refine((value) => isOnStep(field, value)),
      )
    case 'colour':
      return z.string().check(z.regex(/^(#[\da-f]{6})?$/, 'Invalid hex color code'))
    case 'image':
      return imageSchema
    case 'link':
      return linkSchema(field.type)
    case 'button':
      return buttonSchema
    case 'hours':
      return hoursSchema
    case 'special-days':
      return z
        .array(specialDaySchema)
        .check(z.maxLength(field.maximum, `${field.label}: at most ${field.maximum}`))
    case 'items':
      return z
        .array(z.strictObject({ id: idSchema, ...fieldShape(field.fields) }))
        .check(z.maxLength(field.maximum, `${field.label}: at most ${field.maximum}`))
  }
}

const schemas = new WeakMap<Field, z.ZodMiniType>()

/** `fieldSchema`, made once for each field: a schema costs more than the value that it looks at. */
export const schemaOf = (field: Field): z.ZodMiniType => {
  const made = schemas.get(field) ?? fieldSchema(field)
  schemas.set(field, made)
  return made
}

/** The schemas of a set of fields, by name, for `z.strictObject`. */
export const fieldShape = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))
