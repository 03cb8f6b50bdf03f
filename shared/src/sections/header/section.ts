import { defineSection } from '../section.ts'
import { headerFields } from './fields.ts'
import { bar } from './layouts/bar/layout.ts'
import { centered } from './layouts/centered/layout.ts'
import { minimal } from './layouts/minimal/layout.ts'
import { stacked } from './layouts/stacked/layout.ts'

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
  layouts: [bar, stacked, centered, minimal],
  isEmpty: () => false,
})
