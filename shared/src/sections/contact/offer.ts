import type { SectionOffer } from '../offer.ts'
import { bannerOffer } from './layouts/banner/offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { mirrorOffer } from './layouts/mirror/offer.ts'
import { stackedOffer } from './layouts/stacked/offer.ts'

/** What the owner is told of the Contact section. */
export const contactOffer: SectionOffer = {
  purpose: 'How to reach you, and a form that does.',
  layouts: {
    banner: bannerOffer,
    beside: besideOffer,
    mirror: mirrorOffer,
    stacked: stackedOffer,
  },
}
