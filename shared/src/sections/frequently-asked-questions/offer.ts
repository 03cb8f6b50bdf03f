import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { listOffer } from './layouts/list/offer.ts'
import { openOffer } from './layouts/open/offer.ts'
import { pairsOffer } from './layouts/pairs/offer.ts'

/** What the owner is told of the Frequently Asked Questions section. */
export const frequentlyAskedQuestionsOffer: SectionOffer = {
  purpose: 'Answers to what people ask before they call.',
  layouts: {
    beside: besideOffer,
    list: listOffer,
    open: openOffer,
    pairs: pairsOffer,
  },
}
