import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { footerFields } from './fields.ts'
import { footerStyle } from './style.ts'
import { FooterView } from './view.tsx'

type Footer = Section<typeof footerFields>

/** The Footer section. */
export const footerSection = defineSection({
  type: 'Footer',
  title: 'Footer',
  purpose: 'The last line of the page.',
  required: true,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: footerFields,
  layouts: [
    { id: 'centered', name: 'Centered', advice: 'Everything on the middle line.' },
    { id: 'full-width', name: 'Full width', advice: 'Name left, links right.' },
    { id: 'columns', name: 'Columns', advice: 'Facts, hours and links side by side.' },
    { id: 'line', name: 'One line', advice: 'Legal text and links only.' },
    { id: 'wordmark', name: 'Large name', advice: 'The name as large as the page is wide.' },
  ],
  chooseLayout: chooseBy<Footer>({
    'full-width': always,
    centered: always,
    columns: always,
    line: always,
    wordmark: always,
  }),
  isEmpty: () => false,
  View: FooterView,
  style: footerStyle,
})
