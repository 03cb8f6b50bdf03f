import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { cardOffer } from './layouts/card/offer.ts'
import { centeredOffer } from './layouts/centered/offer.ts'

/** What the owner is told of the Newsletter section. */
export const newsletterOffer: SectionOffer = {
  purpose: 'A way to hear from you again.',
  layouts: {
    beside: besideOffer,
    card: cardOffer,
    centered: centeredOffer,
  },
}
