import { defineSection } from '../section.ts'
import { footerFields } from './fields.ts'
import { footerLayouts } from './layouts.ts'

/** The Footer section. */
export const footerSection = defineSection({
  type: 'Footer',
  title: 'Footer',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 15h18',
  required: true,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: footerFields,
  layouts: footerLayouts,
  isEmpty: () => false,
})
