import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const gridOffer: LayoutOffer = {
  place: 2,
  advice: 'In boxes of one size.',
  sketch: '0 2 14 14, 17 2 14 14, 34 2 14 14, 0 19 14 14, 17 19 14 14, 34 19 14 14',
  pattern: 'grid',
}
