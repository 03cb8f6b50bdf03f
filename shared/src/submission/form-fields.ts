import type { SectionOf } from '../draft/content.ts'
import { isEmail } from '../email/email.ts'
import { emailMaximum } from '../email/email-maximum.ts'
import type { SiteStrings } from '../page/site-strings.ts'
import { contactLimits } from '../sections/contact/fields.ts'
import type { AnswerStrings } from './answer-strings.ts'

/** A field of a contact form as visitors fill it in; `name` is its key in the post. */
export interface FormField {
  readonly name: string
  readonly title: string
  readonly type: 'Text' | 'TextArea'
  readonly validator: 'None' | 'Required' | 'EmailRequired'
  /** The most that may be written, where that is not what any form takes. */
  readonly maximum?: number
}

/** The most that a visitor can write, in characters, by type of field. */
const formTextMaximum = { Text: 256, TextArea: 4096 } as const

/** The name of the field that only machines fill in. */
export const honeypotName = 'website'

/** The name of the field that says how long the form was open: pages put it in by their script. */
export const formTokenName = 'form-token'

// A letter of Japanese is three bytes, each of which a form writes as three.
const bytesPerCharacter = 9
/** Room for the names of all fields, the token and what machines fill in. */
const bytesBeside = 8 * 1024

/** The largest post that a published website takes, in bytes: the longest form, full of the letters that take most room. */
export const submissionBytesMaximum =
  contactLimits.fields * formTextMaximum.TextArea * bytesPerCharacter + bytesBeside

/** Specification 3: name, email and message, all required, unless the owner made fields of their own. */
const defaultFields = (strings: SiteStrings): readonly FormField[] => [
  { name: 'name', title: strings.name, type: 'Text', validator: 'Required' },
  { name: 'email', title: strings.email, type: 'Text', validator: 'EmailRequired' },
  { name: 'message', title: strings.message, type: 'TextArea', validator: 'Required' },
]

/** The fields of a contact form, its own or the three every form starts with. */
export const contactFieldsOf = (
  section: Pick<SectionOf<'Contact'>, 'items'>,
  strings: SiteStrings,
): readonly FormField[] =>
  section.items.length === 0
    ? defaultFields(strings)
    : section.items.map(({ id, title, type, validator }) => ({ name: id, title, type, validator }))

/** The one field of a newsletter's form. */
export const newsletterFieldOf = (
  { fieldLabel }: Pick<SectionOf<'Newsletter'>, 'fieldLabel'>,
  { email }: Pick<SiteStrings, 'email'>,
): FormField => ({
  name: 'email',
  title: fieldLabel === '' ? email : fieldLabel,
  type: 'Text',
  validator: 'EmailRequired',
})

/** The most that may be written into a field, in characters. */
export const lengthMaximumOf = ({ type, validator, maximum }: Omit<FormField, 'name' | 'title'>): number =>
  maximum ?? (validator === 'EmailRequired' ? emailMaximum : formTextMaximum[type])

/** The words that say what is wrong with a field. */
export type FormWords = Pick<SiteStrings, 'requiredField' | 'emailInvalid'> & Pick<AnswerStrings, 'tooLong'>

const errorOf = (field: FormField, value: string, words: FormWords): string | undefined => {
  const { validator } = field
  if (value.length > lengthMaximumOf(field)) return words.tooLong
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
