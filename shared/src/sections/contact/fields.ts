import { emailMaximum } from '../../email/email-maximum.ts'
import { choice, flag, items, richText, text } from '../../field/define.ts'
import { languages } from '../../language/language.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Contact section. */
export const contactLimits = {
  heading: 64,
  body: 512,
  fieldTitle: 40,
  fields: 10,
  successMessage: 128,
} as const

/** The fields of the Contact section (specification 3). */
export const contactFields = {
  heading: text('Heading', contactLimits.heading),
  body: richText('Text', contactLimits.body),
  showForm: flag('Show the form', true),
  showDetails: flag('Show business facts', true),
  formTitle: text('Form title', contactLimits.heading, { control: true }),
  contactEmail: text('Contact form email', emailMaximum, { format: 'email', recipient: true }),
  buttonLabel: text('Button label', buttonLabelMaximum, { control: true, initial: 'Email Us' }),
  successMessage: text('Success message', contactLimits.successMessage, {
    control: true,
    initial: 'Thank you. Your message is on its way.',
  }),
  formLanguage: choice('Form language', ['auto', ...languages]),
  items: items('Form fields', {
    itemLabel: 'field',
    maximum: contactLimits.fields,
    fields: {
      title: text('Title', contactLimits.fieldTitle, { control: true }),
      type: choice('Type', ['Text', 'TextArea']),
      validator: choice('Check', ['None', 'Required', 'EmailRequired']),
    },
  }),
} as const

/** The Contact section as plain values. */
export type ContactSection = Section<typeof contactFields>
