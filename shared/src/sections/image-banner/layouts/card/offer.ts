import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const cardOffer: LayoutOffer = {
  place: 2,
  advice: 'Words in a card on the picture.',
  sketch: '0 0 48 4, 0 4 8 28, 34 4 14 28, 0 32 48 4, 11 12 20 5, 11 20 14 3',
}
