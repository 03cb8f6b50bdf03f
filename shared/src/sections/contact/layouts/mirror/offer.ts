import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const mirrorOffer: LayoutOffer = {
  place: 2,
  advice: 'Form left, facts right.',
  sketch: '0 2 26 6, 0 11 26 6, 0 20 26 8, 0 31 10 5, 32 3 16 6, 32 13 14 3, 32 18 14 3, 32 23 10 3',
}
