import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const personOffer: LayoutOffer = {
  place: 5,
  advice: 'Whom to ask for over a large number, form right.',
  sketch: '0 2 12 4, 0 9 20 7, 0 17 20 1, 0 22 12 2, 26 2 22 6, 26 11 22 6, 26 20 22 8, 26 31 9 5',
}
