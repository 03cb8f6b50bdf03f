import { defineSection } from '../section.ts'
import { customerReviewsFields } from './fields.ts'
import { customerReviewsLayouts } from './layouts.ts'

/** The Customer Reviews section. */
export const customerReviewsSection = defineSection({
  type: 'CustomerReviews',
  title: 'Customer Reviews',
  icon: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  names: {
    english: 'Reviews',
    spanish: 'Opiniones',
    french: 'Avis',
    italian: 'Recensioni',
    german: 'Stimmen',
    japanese: 'お客様の声',
    Korean: '후기',
  },
  dispensable: 8,
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: customerReviewsFields,
  layouts: customerReviewsLayouts,
  isEmpty: (section) => section.items.length === 0,
})
