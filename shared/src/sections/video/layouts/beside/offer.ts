import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 2,
  advice: 'Words left, film right.',
  sketch: '0 8 16 6, 0 18 14 3, 0 23 14 3, 20 3 28 30',
}
