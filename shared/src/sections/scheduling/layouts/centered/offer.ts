import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const centeredOffer: LayoutOffer = {
  place: 2,
  advice: 'Everything in the middle.',
  sketch: '10 4 28 7, 13 15 22 3, 17 23 14 8',
}
