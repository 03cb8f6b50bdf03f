import { defineSection } from '../section.ts'
import { customerReviewsFields } from './fields.ts'
import { customerReviewsStyle } from './style.ts'
import { CustomerReviewsView } from './view.tsx'

/** The Customer Reviews section. */
export const customerReviewsSection = defineSection({
  type: 'CustomerReviews',
  title: 'Customer Reviews',
  purpose: 'What customers said, in their words.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: customerReviewsFields,
  layouts: [{ id: 'standard', name: 'Standard', advice: 'Fits most content.' }],
  chooseLayout: () => 'standard',
  isEmpty: (section) => section.items.length === 0,
  View: CustomerReviewsView,
  style: customerReviewsStyle,
})
