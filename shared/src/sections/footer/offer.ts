import type { SectionOffer } from '../offer.ts'
import { centeredOffer } from './layouts/centered/offer.ts'
import { columnsOffer } from './layouts/columns/offer.ts'
import { fullWidthOffer } from './layouts/full-width/offer.ts'
import { lineOffer } from './layouts/line/offer.ts'
import { wordmarkOffer } from './layouts/wordmark/offer.ts'

/** What the owner is told of the Footer section. */
export const footerOffer: SectionOffer = {
  purpose: 'The last line of the page.',
  layouts: {
    centered: centeredOffer,
    columns: columnsOffer,
    'full-width': fullWidthOffer,
    line: lineOffer,
    wordmark: wordmarkOffer,
  },
}
