import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const stripOffer: LayoutOffer = {
  place: 7,
  advice: 'Heading and text side by side, a wide picture below.',
  sketch: '0 1 22 6, 0 9 16 4, 28 2 20 3, 28 7 18 3, 0 18 48 18',
}
