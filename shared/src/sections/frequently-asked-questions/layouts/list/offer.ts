import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const listOffer: LayoutOffer = {
  place: 2,
  advice: 'A centered list, opened one by one.',
  sketch: '10 0 28 5, 8 9 32 4, 8 17 32 4, 8 25 32 4, 8 33 32 3',
}
