import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { cardOffer } from './layouts/card/offer.ts'
import { centeredOffer } from './layouts/centered/offer.ts'

/** What the owner is told of the Scheduling section. */
export const schedulingOffer: SectionOffer = {
  purpose: 'A way to book a time.',
  layouts: {
    beside: besideOffer,
    card: cardOffer,
    centered: centeredOffer,
  },
}
