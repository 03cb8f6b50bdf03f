import type { SectionOf } from '../draft/content.ts'
import { isEmail } from '../email/email.ts'
import type { SiteStrings } from '../page/site-strings.ts'
import type { AnswerStrings } from './answer-strings.ts'

/** A field of a contact form as visitors fill it in; `name` is its key in the post. */
export interface FormField {
  readonly name: string
  readonly title: string
  readonly type: 'Text' | 'TextArea'
  readonly validator: 'None' | 'Required' | 'EmailRequired'
}

/** The most that a visitor can write, in characters, by type of field. */
export const formTextMaximum = { Text: 256, TextArea: 4096 } as const

/** The name of the field that only machines fill in. */
export const honeypotName = 'website'

/** The largest post that a published website takes, in bytes. */
export const submissionBytesMaximum = 16 * 1024

/** Specification 3: name, email and message, all required, unless the owner made fields of their own. */
const defaultFields = (strings: SiteStrings): readonly FormField[] => [
  { name: 'name', title: strings.name, type: 'Text', validator: 'Required' },
  { name: 'email', title: strings.email, type: 'Text', validator: 'EmailRequired' },
  { name: 'message', title: strings.message, type: 'TextArea', validator: 'Required' },
]

/** The fields of a contact form, its own or the three every form starts with. */
export const formFieldsOf = (
  section: Pick<SectionOf<'Contact'>, 'items'>,
  strings: SiteStrings,
): readonly FormField[] =>
  section.items.length === 0
    ? defaultFields(strings)
    : section.items.map(({ id, title, type, validator }) => ({ name: id, title, type, validator }))

/** The words that say what is wrong with a field. */
export type FormWords = Pick<SiteStrings, 'requiredField' | 'emailInvalid'> & Pick<AnswerStrings, 'tooLong'>

const errorOf = ({ type, validator }: FormField, value: string, words: FormWords): string | undefined => {
  if (value.length > formTextMaximum[type]) return words.tooLong
  if (validator === 'None') return undefined
  if (value === '') return words.requiredField
  return validator === 'EmailRequired' && !isEmail(value) ? words.emailInvalid : undefined
}

/** What is wrong with a filled-in form, by field name, in the form's language; empty when nothing is. */
export const formErrors = (
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  words: FormWords,
): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap((field) => {
      const error = errorOf(field, values.get(field.name) ?? '', words)
      return error === undefined ? [] : [[field.name, error] as const]
    }),
  )
