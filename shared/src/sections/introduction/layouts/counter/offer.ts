import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const counterOffer: LayoutOffer = {
  place: 6,
  advice: 'Hours, address and number in a bar: best for a place people visit.',
  sketch: '0 3 20 5, 0 10 16 5, 25 0 23 22, 0 26 15 10, 17 26 15 10, 34 26 14 10',
}
