import { defineSection } from '../section.ts'
import { schedulingFields } from './fields.ts'
import { schedulingStyle } from './style.ts'
import { SchedulingView } from './view.tsx'

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
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.link.target === '',
  View: SchedulingView,
  style: schedulingStyle,
})
