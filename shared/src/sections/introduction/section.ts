import { defineSection } from '../section.ts'
import { introductionFields } from './fields.ts'
import { introductionLayouts } from './layouts.ts'

/** The Introduction section. */
export const introductionSection = defineSection({
  type: 'Introduction',
  title: 'Introduction',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  closesBelow: true,
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: introductionFields,
  layouts: introductionLayouts,
  isEmpty: () => false,
})
