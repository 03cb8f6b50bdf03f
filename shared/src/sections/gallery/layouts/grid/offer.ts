import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const gridOffer: LayoutOffer = {
  place: 2,
  advice: 'Even rows. Best for pictures of one kind.',
  sketch: '0 0 14 16, 17 0 14 16, 34 0 14 16, 0 19 14 16, 17 19 14 16, 34 19 14 16',
  pattern: 'grid',
}
