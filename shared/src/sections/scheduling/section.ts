import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { schedulingFields } from './fields.ts'
import { schedulingStyle } from './style.ts'
import { SchedulingView } from './view.tsx'

type Scheduling = Section<typeof schedulingFields>

/** The Scheduling section. */
export const schedulingSection = defineSection({
  type: 'Scheduling',
  title: 'Scheduling',
  purpose: 'A way to book a time.',
  required: false,
  defaultOn: false,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: schedulingFields,
  layouts: [
    { id: 'beside', name: 'Beside', advice: 'Words left, button right.' },
    { id: 'centered', name: 'Centered', advice: 'Everything in the middle.' },
    { id: 'card', name: 'Card', advice: 'In a box of its own.' },
  ],
  chooseLayout: chooseBy<Scheduling>({
    beside: always,
    centered: always,
    card: always,
  }),
  isEmpty: (section) => section.link.target === '',
  View: SchedulingView,
  style: schedulingStyle,
})
