import { defineSection } from '../section.ts'
import { contactFields } from './fields.ts'
import { contactStyle } from './style.ts'
import { ContactView } from './view.tsx'

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
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: () => false,
  View: ContactView,
  style: contactStyle,
})
