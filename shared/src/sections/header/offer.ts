import type { SectionOffer } from '../offer.ts'
import { barOffer } from './layouts/bar/offer.ts'
import { centeredOffer } from './layouts/centered/offer.ts'
import { minimalOffer } from './layouts/minimal/offer.ts'
import { stackedOffer } from './layouts/stacked/offer.ts'

/** What the owner is told of the Header section. */
export const headerOffer: SectionOffer = {
  purpose: 'The name, the way round the page and one action, at the top of it.',
  layouts: {
    bar: barOffer,
    centered: centeredOffer,
    minimal: minimalOffer,
    stacked: stackedOffer,
  },
}
