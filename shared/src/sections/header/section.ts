import { defineSection } from '../section.ts'
import { headerFields } from './fields.ts'
import { headerLayouts } from './layouts.ts'

/** The Header section. */
export const headerSection = defineSection({
  type: 'Header',
  title: 'Header',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18',
  unchosenLayout: ({ logo }) => `${logo} logo`,
  closesBelow: true,
  required: true,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: headerFields,
  layouts: headerLayouts,
  isEmpty: () => false,
})
