import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 3,
  advice: 'Words left, logos right.',
  sketch: '0 8 16 6, 0 18 13 3, 22 5 11 11, 37 5 11 11, 22 20 11 11, 37 20 11 11',
}
