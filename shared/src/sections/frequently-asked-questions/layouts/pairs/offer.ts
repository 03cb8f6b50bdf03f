import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const pairsOffer: LayoutOffer = {
  place: 4,
  advice: 'Two columns of questions. Best for 6 or more.',
  sketch: '0 2 22 4, 26 2 22 4, 0 11 22 4, 26 11 22 4, 0 20 22 4, 26 20 22 4, 0 29 22 4, 26 29 22 4',
}
