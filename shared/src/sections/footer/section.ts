import { defineSection } from '../section.ts'
import { footerFields } from './fields.ts'
import { centered } from './layouts/centered/layout.ts'
import { columns } from './layouts/columns/layout.ts'
import { fullWidth } from './layouts/full-width/layout.ts'
import { line } from './layouts/line/layout.ts'
import { wordmark } from './layouts/wordmark/layout.ts'

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
  layouts: [centered, fullWidth, columns, line, wordmark],
  isEmpty: () => false,
})
