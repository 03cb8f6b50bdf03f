import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const splitOffer: LayoutOffer = {
  place: 1,
  advice: 'Words on one side, a picture to the edge on the other.',
  sketch: '0 7 19 5, 0 14 16 5, 0 23 17 3, 0 29 9 5, 24 0 24 36',
}
