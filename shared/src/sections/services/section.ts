import { defineSection } from '../section.ts'
import { servicesFields } from './fields.ts'
import { servicesStyle } from './style.ts'
import { ServicesView } from './view.tsx'

/** The Services section. */
export const servicesSection = defineSection({
  type: 'Services',
  title: 'Services',
  purpose: 'What you do, each with a text, a price and a picture if you like.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: servicesFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.length === 0,
  View: ServicesView,
  style: servicesStyle,
})
