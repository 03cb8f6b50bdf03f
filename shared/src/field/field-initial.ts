import { noButton } from '../link/button-value.ts'
import { noLink } from '../link/link-value.ts'
import { richTextOf } from '../rich-text/rich-text.ts'
import type { Field, Fields, FieldValue, Values } from './field.ts'

/** The value a field starts with, as plain JSON. */
export const initialValue = (field: Field): FieldValue<Field> => {
  switch (field.kind) {
    case 'text':
    case 'colour':
    case 'choice':
    case 'flag':
    case 'number':
      return field.initial
    case 'sample':
      return false
    case 'long':
      return ''
    case 'rich':
      return richTextOf('')
    case 'image':
      return null
    case 'link':
      return noLink
    case 'button':
      return { ...noButton, label: field.initial }
    case 'hours':
      return {}
    case 'special-days':
    case 'items':
      return []
  }
}

/** The initial values of a set of fields. */
export const initialValues = <F extends Fields>(fields: F): Values<F> =>
  // Object.fromEntries forgets which key holds which kind; the keys and kinds are those of `fields`.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialValue(field)])) as Values<F>
