import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 3,
  advice: 'The second line at the far side.',
  sketch: '0 8 26 7, 0 18 20 7, 34 9 14 3, 34 14 14 3, 34 19 9 3',
}
