import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { newsletterFields } from './fields.ts'
import { newsletterStyle } from './style.ts'
import { NewsletterView } from './view.tsx'

type Newsletter = Section<typeof newsletterFields>

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
  layouts: [
    { id: 'beside', name: 'Beside', advice: 'Words left, field right.' },
    { id: 'centered', name: 'Centered', advice: 'Everything in the middle.' },
    { id: 'card', name: 'Card', advice: 'In a box of its own.' },
  ],
  chooseLayout: chooseBy<Newsletter>({
    beside: always,
    centered: always,
    card: always,
  }),
  isEmpty: () => false,
  View: NewsletterView,
  style: newsletterStyle,
})
