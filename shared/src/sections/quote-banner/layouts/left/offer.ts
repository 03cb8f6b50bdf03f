import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const leftOffer: LayoutOffer = {
  place: 1,
  advice: 'Large words at the left edge.',
  sketch: '0 6 34 7, 0 16 26 7, 0 28 14 3',
}
