import { emailMaximum } from '../../email/email-maximum.ts'
import { richText, text } from '../../field/define.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Newsletter section. */
export const newsletterLimits = {
  heading: 80,
  body: 512,
  fieldLabel: 40,
  successMessage: 128,
} as const

/** The fields of the Newsletter section (specification 3). */
export const newsletterFields = {
  heading: text('Heading', newsletterLimits.heading),
  body: richText('Text', newsletterLimits.body),
  fieldLabel: text('Field label', newsletterLimits.fieldLabel, { control: true, initial: 'Your email' }),
  buttonLabel: text('Button label', buttonLabelMaximum, { control: true, initial: 'Sign up' }),
  contactEmail: text('Contact email', emailMaximum, { format: 'email', recipient: true }),
  successMessage: text('Success message', newsletterLimits.successMessage, {
    control: true,
    initial: 'Please confirm by the link in the mail we sent you.',
  }),
} as const

/** The Newsletter section as plain values. */
export type NewsletterSection = Section<typeof newsletterFields>
