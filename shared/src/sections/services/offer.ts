import type { SectionOffer } from '../offer.ts'
import { bentoOffer } from './layouts/bento/offer.ts'
import { cardsOffer } from './layouts/cards/offer.ts'
import { columnsOffer } from './layouts/columns/offer.ts'
import { featureOffer } from './layouts/feature/offer.ts'
import { indexOffer } from './layouts/index/offer.ts'
import { menuOffer } from './layouts/menu/offer.ts'
import { priceListOffer } from './layouts/price-list/offer.ts'
import { rowsOffer } from './layouts/rows/offer.ts'

/** What the owner is told of the Services section. */
export const servicesOffer: SectionOffer = {
  purpose: 'What you do, each with a text, a price and a picture if you like.',
  layouts: {
    bento: bentoOffer,
    cards: cardsOffer,
    columns: columnsOffer,
    feature: featureOffer,
    index: indexOffer,
    menu: menuOffer,
    'price-list': priceListOffer,
    rows: rowsOffer,
  },
}
