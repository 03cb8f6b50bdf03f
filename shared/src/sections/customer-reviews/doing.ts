import type { SectionDoing } from '../doing.ts'

/** What the Customer Reviews section does with what it learns of visitors. */
export const customerReviewsDoing: SectionDoing<'CustomerReviews'> = {
  of: () => 'reviews',
}
