import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 1,
  advice: 'Words left, field right.',
  sketch: '0 10 20 6, 0 20 16 3, 26 13 14 9, 42 13 6 9',
}
