import * as z from 'zod/mini'
import { plainTextOf } from '../rich-text/rich-text.ts'
import type { Field, Fields } from './field.ts'
import {
  buttonSchema,
  hoursSchema,
  idSchema,
  imageSchema,
  linkSchema,
  richTextSchema,
  specialDaySchema,
} from './value-schemas.ts'

const isLineBreakFree = (value: string) => !/[\n\r]/.test(value)

/** The message for a text that is longer than its field allows. */
export const tooLong = (label: string, maximum: number): string => `${label}: at most ${maximum} characters`

const limitedText = ({ label, maximum }: { readonly label: string; readonly maximum: number }) =>
  z.string().check(z.maxLength(maximum, tooLong(label, maximum)))

/** The schema of one field's plain value, with messages that name the field. */
export const fieldSchema = (field: Field): z.ZodMiniType => {
  switch (field.kind) {
    case 'text': {
      const limited = limitedText(field)
      return field.multiline
        ? limited
        : limited.check(z.refine(isLineBreakFree, `${field.label}: one line only`))
    }
    case 'long':
      return limitedText(field)
    case 'rich':
      return richTextSchema.check(
        z.refine((value) => plainTextOf(value).length <= field.maximum, tooLong(field.label, field.maximum)),
      )
    case 'choice':
      return z.enum(field.options)
    case 'flag':
      return field.unavailable === undefined
        ? z.boolean()
        : z.literal(field.initial, `${field.label}: ${field.unavailable}`)
    case 'number':
      return z.number().check(z.gte(field.minimum), z.lte(field.maximum))
    case 'colour':
      return z.string().check(z.regex(/^(#[\da-f]{6})?$/, 'Invalid hex color code'))
    case 'image':
      return imageSchema
    case 'link':
      return linkSchema
    case 'button':
      return buttonSchema
    case 'hours':
      return hoursSchema
    case 'special-days':
      return z.array(specialDaySchema).check(z.maxLength(field.maximum))
    case 'items':
      return z
        .array(z.strictObject({ id: idSchema, ...fieldShape(field.fields) }))
        .check(z.maxLength(field.maximum, `${field.label}: at most ${field.maximum}`))
  }
}

/** The schemas of a set of fields, by name, for `z.strictObject`. */
export const fieldShape = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))
