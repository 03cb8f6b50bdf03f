import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { centeredOffer } from './layouts/centered/offer.ts'
import { leftOffer } from './layouts/left/offer.ts'

/** What the owner is told of the Text Banner section. */
export const quoteBannerOffer: SectionOffer = {
  purpose: 'A sentence that stands on its own.',
  layouts: {
    beside: besideOffer,
    centered: centeredOffer,
    left: leftOffer,
  },
}
