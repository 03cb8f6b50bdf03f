import type { SectionOffer } from '../offer.ts'
import { cardOffer } from './layouts/card/offer.ts'
import { underOffer } from './layouts/under/offer.ts'
import { wideOffer } from './layouts/wide/offer.ts'

/** What the owner is told of the Image Banner section. */
export const imageBannerOffer: SectionOffer = {
  purpose: 'A wide picture across the page.',
  layouts: {
    card: cardOffer,
    under: underOffer,
    wide: wideOffer,
  },
}
