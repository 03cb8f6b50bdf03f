import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const callOffer: LayoutOffer = {
  place: 10,
  advice: 'The telephone number as large as the heading: best where somebody answers at any hour.',
  sketch: '8 4 32 5, 12 11 24 4, 10 19 28 6, 0 29 48 7',
}
