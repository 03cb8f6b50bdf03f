import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const wordmarkOffer: LayoutOffer = {
  place: 5,
  advice: 'The name as large as the page is wide.',
  sketch: '0 4 10 3, 14 4 10 3, 0 14 48 18',
}
