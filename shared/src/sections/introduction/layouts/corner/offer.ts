import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const cornerOffer: LayoutOffer = {
  place: 9,
  advice: 'Very large words with a picture in the corner.',
  sketch: '0 0 44 10, 0 12 34 10, 0 28 14 3, 30 22 18 14',
}
