import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const columnsOffer: LayoutOffer = {
  place: 4,
  advice: 'Heading left, people in columns. Best for 2 to 4.',
  sketch: '0 2 13 6, 17 2 14 18, 34 2 14 18, 17 23 11 4, 34 23 11 4',
  pattern: 'columns',
}
