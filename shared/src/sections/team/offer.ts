import type { SectionOffer } from '../offer.ts'
import { columnsOffer } from './layouts/columns/offer.ts'
import { leadOffer } from './layouts/lead/offer.ts'
import { pairOffer } from './layouts/pair/offer.ts'
import { portraitsOffer } from './layouts/portraits/offer.ts'
import { rowsOffer } from './layouts/rows/offer.ts'

/** What the owner is told of the Team section. */
export const teamOffer: SectionOffer = {
  purpose: 'The people a customer will meet.',
  layouts: {
    columns: columnsOffer,
    lead: leadOffer,
    pair: pairOffer,
    portraits: portraitsOffer,
    rows: rowsOffer,
  },
}
