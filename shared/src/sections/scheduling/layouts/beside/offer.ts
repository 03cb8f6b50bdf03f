import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 1,
  advice: 'Words left, button right.',
  sketch: '0 8 24 7, 0 19 20 3, 34 12 14 9',
}
