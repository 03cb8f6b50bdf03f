import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const centeredOffer: LayoutOffer = {
  place: 2,
  advice: 'Everything in the middle.',
  sketch: '9 5 30 6, 12 15 24 3, 9 23 21 8, 32 23 7 8',
}
