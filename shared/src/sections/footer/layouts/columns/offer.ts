import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const columnsOffer: LayoutOffer = {
  place: 3,
  advice: 'Facts, hours and links side by side.',
  sketch:
    '0 3 13 5, 0 12 11 3, 0 17 11 3, 18 4 12 3, 18 12 12 3, 18 17 12 3, 36 4 12 3, 36 12 12 3, 36 17 12 3, 0 30 20 3',
  pattern: 'columns',
}
