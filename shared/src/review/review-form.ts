import { customerReviewsLimits } from '../sections/customer-reviews/fields.ts'
import type { FormField } from '../submission/form-fields.ts'
import type { ReviewStrings } from './review-strings.ts'

/** What a customer is asked for, by what the Customer Reviews section has room for. */
export const reviewFields = ({ words, name, place }: ReviewStrings): readonly FormField[] => [
  {
    ...{ name: 'paragraph', title: words, type: 'TextArea', validator: 'Required' },
    maximum: customerReviewsLimits.paragraph,
  },
  {
    ...{ name: 'authorName', title: name, type: 'Text', validator: 'Required' },
    maximum: customerReviewsLimits.authorName,
  },
  {
    ...{ name: 'authorLocation', title: place, type: 'Text', validator: 'None' },
    maximum: customerReviewsLimits.authorLocation,
  },
]

/** How long a review waits before it is forgotten. */
export const reviewWaitsMs = 180 * 24 * 60 * 60 * 1000
