import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 1,
  advice: 'Facts left, form right.',
  sketch: '0 3 16 6, 0 13 14 3, 0 18 14 3, 0 23 10 3, 22 2 26 6, 22 11 26 6, 22 20 26 8, 22 31 10 5',
}
