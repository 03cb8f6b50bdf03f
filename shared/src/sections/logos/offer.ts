import type { SectionOffer } from '../offer.ts'
import { besideOffer } from './layouts/beside/offer.ts'
import { gridOffer } from './layouts/grid/offer.ts'
import { rowOffer } from './layouts/row/offer.ts'

/** What the owner is told of the Logo Grid section. */
export const logosOffer: SectionOffer = {
  purpose: 'Partners, certificates and associations.',
  layouts: {
    beside: besideOffer,
    grid: gridOffer,
    row: rowOffer,
  },
}
