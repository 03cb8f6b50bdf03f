import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { contactFields } from './fields.ts'
import { contactStyle } from './style.ts'
import { ContactView } from './view.tsx'

type Contact = Section<typeof contactFields>

/** The Contact section. */
export const contactSection = defineSection({
  type: 'Contact',
  title: 'Contact',
  purpose: 'How to reach you, and a form that does.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: contactFields,
  layouts: [
    { id: 'beside', name: 'Beside', advice: 'Facts left, form right.' },
    { id: 'mirror', name: 'Form first', advice: 'Form left, facts right.' },
    { id: 'stacked', name: 'Stacked', advice: 'Facts in a row, the form below.' },
    { id: 'banner', name: 'Large number', advice: 'The phone number as large as it can be.' },
  ],
  chooseLayout: chooseBy<Contact>({
    beside: always,
    mirror: always,
    stacked: always,
    banner: ({ showDetails }) => showDetails,
  }),
  isEmpty: () => false,
  View: ContactView,
  style: contactStyle,
})
