import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const rangeOffer: LayoutOffer = {
  place: 13,
  advice: 'Best for a heading with a range, such as ages or sizes: its ends stand below the picture.',
  sketch: '0 2 28 4, 0 8 22 4, 4 24 4 6, 16 20 4 10, 28 16 4 14, 40 12 4 18, 0 31 48 5',
}
