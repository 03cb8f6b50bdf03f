import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const featureOffer: LayoutOffer = {
  place: 7,
  advice: 'One below the other, with room for long texts.',
  sketch: '0 0 22 16, 26 2 20 5, 26 10 22 3, 26 20 22 16, 0 22 20 5, 0 30 20 3',
}
