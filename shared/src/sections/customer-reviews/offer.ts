import type { SectionOffer } from '../offer.ts'
import { carouselOffer } from './layouts/carousel/offer.ts'
import { columnsOffer } from './layouts/columns/offer.ts'
import { largeOffer } from './layouts/large/offer.ts'
import { staggeredOffer } from './layouts/staggered/offer.ts'
import { unequalOffer } from './layouts/unequal/offer.ts'

/** What the owner is told of the Customer Reviews section. */
export const customerReviewsOffer: SectionOffer = {
  purpose: 'What customers said, in their words.',
  layouts: {
    carousel: carouselOffer,
    columns: columnsOffer,
    large: largeOffer,
    staggered: staggeredOffer,
    unequal: unequalOffer,
  },
}
