import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const staggeredOffer: LayoutOffer = {
  place: 3,
  advice: 'Cards of different widths. Best for 2 to 5 short ones.',
  sketch: '0 0 22 15, 26 5 22 18, 6 19 16 15, 26 27 14 8',
}
