import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const boardsOffer: LayoutOffer = {
  place: 11,
  advice: 'Names on broad boards, one over the other. Best for 2 to 6 without texts.',
  sketch: '0 0 48 8, 3 3 20 2, 0 9 48 8, 3 12 14 2, 0 18 48 8, 3 21 24 2, 0 27 48 8, 3 30 16 2',
}
