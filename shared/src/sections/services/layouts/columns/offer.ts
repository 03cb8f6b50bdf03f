import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const columnsOffer: LayoutOffer = {
  place: 6,
  advice: 'Plain columns. Best for 2 to 8 with texts.',
  sketch:
    '0 2 14 2, 17 2 14 2, 34 2 14 2, 0 8 11 5, 17 8 11 5, 34 8 11 5, 0 17 14 3, 17 17 14 3, 34 17 14 3, 0 22 12 3, 17 22 12 3, 34 22 12 3',
  pattern: 'columns',
}
