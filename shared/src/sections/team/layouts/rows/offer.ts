import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const rowsOffer: LayoutOffer = {
  place: 2,
  advice: 'Name left, text right. Best for 2 to 6.',
  sketch: '0 2 16 5, 22 3 26 3, 0 14 16 5, 22 15 26 3, 0 26 16 5, 22 27 26 3',
  pattern: 'rows',
}
