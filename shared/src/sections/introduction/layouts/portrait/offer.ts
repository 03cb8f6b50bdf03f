import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const portraitOffer: LayoutOffer = {
  place: 5,
  advice: 'An upright picture between heading and text.',
  sketch: '0 4 15 5, 0 11 12 5, 18 0 13 36, 34 20 14 3, 34 25 14 3, 34 31 8 5',
}
