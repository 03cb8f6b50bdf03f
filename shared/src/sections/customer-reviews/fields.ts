import { flag, items, sample, text } from '../../field/define.ts'
import type { Section } from '../section.ts'

/** Specification 9: lengths and counts of the Customer Reviews section. */
export const customerReviewsLimits = {
  heading: 64,
  paragraph: 640,
  authorName: 32,
  authorLocation: 48,
  items: 6,
} as const

/** The fields of the Customer Reviews section (specification 3). */
export const customerReviewsFields = {
  heading: text('Heading', customerReviewsLimits.heading),
  items: items('Reviews', {
    itemLabel: 'review',
    maximum: customerReviewsLimits.items,
    fields: {
      paragraph: text('Review', customerReviewsLimits.paragraph, { multiline: true }),
      authorName: text('Name', customerReviewsLimits.authorName),
      authorLocation: text('Place', customerReviewsLimits.authorLocation),
      sample: sample('paragraph'),
      verbatim: flag('Word for word', false, { internal: true }),
    },
  }),
} as const

/** The Customer Reviews section as plain values. */
export type CustomerReviewsSection = Section<typeof customerReviewsFields>
