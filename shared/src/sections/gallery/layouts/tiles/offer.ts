import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const tilesOffer: LayoutOffer = {
  place: 6,
  advice: 'Each with its name in large type below. Best for 2 to 6 short names.',
  sketch: '0 2 15 20, 17 2 14 20, 33 2 15 20, 0 25 12 5, 17 25 11 5, 33 25 13 5',
}
