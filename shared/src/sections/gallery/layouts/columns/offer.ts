import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const columnsOffer: LayoutOffer = {
  place: 4,
  advice: 'Uneven heights. Best for upright and wide pictures together.',
  sketch: '0 0 14 21, 0 24 14 12, 17 0 14 12, 17 15 14 21, 34 0 14 25, 34 28 14 8',
  pattern: 'columns',
}
