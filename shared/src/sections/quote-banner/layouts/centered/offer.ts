import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const centeredOffer: LayoutOffer = {
  place: 2,
  advice: 'Large words in the middle.',
  sketch: '6 6 36 7, 11 16 26 7, 17 28 14 3',
}
