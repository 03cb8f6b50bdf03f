import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const weekOffer: LayoutOffer = {
  place: 12,
  advice: 'The opening hours drawn as a week, the number beside it: best for a practice.',
  sketch: '0 12 18 5, 0 20 15 7, 22 4 18 28, 42 8 6 12',
}
