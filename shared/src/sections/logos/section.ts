import { defineSection } from '../section.ts'
import { logosFields } from './fields.ts'
import { logosStyle } from './style.ts'
import { LogosView } from './view.tsx'

/** The Logo Grid section. */
export const logosSection = defineSection({
  type: 'Logos',
  title: 'Logo Grid',
  purpose: 'Partners, certificates and associations.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: logosFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.every((item) => item.image === null),
  View: LogosView,
  style: logosStyle,
})
