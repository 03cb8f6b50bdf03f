import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { wideOffer } from './layouts/wide/offer.ts'

/** What the owner is told of the Video section. */
export const videoOffer: SectionOffer = {
  purpose: 'A film, loaded only when a visitor asks for it.',
  layouts: {
    beside: besideOffer,
    wide: wideOffer,
  },
}
