import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const cardOffer: LayoutOffer = {
  place: 3,
  advice: 'In a box of its own.',
  sketch: '0 2 48 2, 0 4 2 28, 46 4 2 28, 0 32 48 2, 10 10 28 6, 17 22 14 6',
}
