import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { logosFields } from './fields.ts'
import { logosStyle } from './style.ts'
import { LogosView } from './view.tsx'

type Logos = Section<typeof logosFields>

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
  layouts: [
    { id: 'row', name: 'Row', advice: 'In one line, wrapping where it must.' },
    { id: 'grid', name: 'Grid', advice: 'In boxes of one size.' },
    { id: 'beside', name: 'Beside', advice: 'Words left, logos right.' },
  ],
  chooseLayout: chooseBy<Logos>({
    row: always,
    grid: always,
    beside: ({ heading }) => heading !== '',
  }),
  isEmpty: (section) => section.items.every((item) => item.image === null),
  View: LogosView,
  style: logosStyle,
})
