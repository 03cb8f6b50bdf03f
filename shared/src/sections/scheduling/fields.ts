import { link, richText, text } from '../../field/define.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Scheduling section. */
export const schedulingLimits = { heading: 64, body: 512 } as const

/** The fields of the Scheduling section (specification 3). */
export const schedulingFields = {
  heading: text('Heading', schedulingLimits.heading),
  body: richText('Text', schedulingLimits.body),
  link: link('Booking page', { type: 'Web' }),
  buttonLabel: text('Button label', buttonLabelMaximum, { control: true, initial: 'Schedule Now' }),
} as const

/** The Scheduling section as plain values. */
export type SchedulingSection = Section<typeof schedulingFields>
