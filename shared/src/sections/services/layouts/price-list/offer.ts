import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const priceListOffer: LayoutOffer = {
  place: 2,
  advice: 'A ruled table of prices. Best when most have one.',
  sketch: '0 2 30 4, 40 2 8 4, 0 8 48 1, 0 12 30 4, 40 12 8 4, 0 18 48 1, 0 22 30 4, 40 22 8 4, 0 28 48 1',
}
