import type { SectionOffer } from '../offer.ts'
import { cornerOffer } from './layouts/corner/offer.ts'
import { counterOffer } from './layouts/counter/offer.ts'
import { fullBleedOffer } from './layouts/full-bleed/offer.ts'
import { offsetOffer } from './layouts/offset/offer.ts'
import { oversizedOffer } from './layouts/oversized/offer.ts'
import { portraitOffer } from './layouts/portrait/offer.ts'
import { splitOffer } from './layouts/split/offer.ts'
import { statementOffer } from './layouts/statement/offer.ts'
import { stripOffer } from './layouts/strip/offer.ts'

/** What the owner is told of the Introduction section. */
export const introductionOffer: SectionOffer = {
  purpose: 'The first thing a visitor reads: trade, place and one action.',
  layouts: {
    corner: cornerOffer,
    counter: counterOffer,
    'full-bleed': fullBleedOffer,
    offset: offsetOffer,
    oversized: oversizedOffer,
    portrait: portraitOffer,
    split: splitOffer,
    statement: statementOffer,
    strip: stripOffer,
  },
}
