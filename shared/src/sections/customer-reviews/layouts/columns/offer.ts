import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const columnsOffer: LayoutOffer = {
  place: 5,
  advice: 'Best for 3 to 6 of different lengths.',
  sketch: '0 0 14 20, 17 0 14 28, 34 0 14 15, 0 23 14 12, 34 18 14 17',
  pattern: 'columns',
}
