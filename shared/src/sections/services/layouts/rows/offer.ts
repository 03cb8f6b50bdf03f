import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const rowsOffer: LayoutOffer = {
  place: 1,
  advice: 'Name, text and price in one line each. Best for 2 to 12.',
  sketch: '0 1 14 5, 18 2 22 3, 43 2 5 3, 0 12 14 5, 18 13 22 3, 43 13 5 3, 0 23 14 5, 18 24 22 3, 43 24 5 3',
  pattern: 'rows',
}
