import { defineSection } from '../section.ts'
import { newsletterFields } from './fields.ts'
import { newsletterStyle } from './style.ts'
import { NewsletterView } from './view.tsx'

/** The Newsletter section. */
export const newsletterSection = defineSection({
  type: 'Newsletter',
  title: 'Newsletter',
  purpose: 'A way to hear from you again.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: newsletterFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: () => false,
  View: NewsletterView,
  style: newsletterStyle,
})
