import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say, sayAll } from '../../generation/compose/composer.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { customerReviewsLimits } from './fields.ts'

/** Specification 7: reviews 3. */
const reviewCount = 3

/** Sample reviews, marked so that they stay out of the published page. */
const composeCustomerReviews = (composer: Composer, id: string): SectionOf<'CustomerReviews'> => {
  const { sample } = composer.wording
  // A customer says 'we' of themselves.
  const asSaid = { ...composer, fill: composer.fillAsSaid }
  const reviews = sayAll(asSaid, 'review', { templates: composer.copy.reviews, limit: textLimits.review })
  return blankSection('CustomerReviews', id, {
    heading: say(composer, 'reviews-heading', {
      templates: composer.copy.headings.reviews,
      limit: { characters: customerReviewsLimits.heading },
    }),
    items: reviews.slice(0, reviewCount).map((paragraph, index) => ({
      id: composer.choose.id(`${id}/review/${index}`),
      paragraph,
      authorName: sample.author,
      authorLocation: sample.authorLocation,
      sample: true,
      verbatim: false,
    })),
  })
}

/** How the generator writes the CustomerReviews section. */
export const customerReviewsComposer: SectionComposer<'CustomerReviews'> = {
  compose: (composer, { id }) => composeCustomerReviews(composer, id),
  places: [5, 4, 5, 2],
}
