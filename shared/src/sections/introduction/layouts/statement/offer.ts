import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const statementOffer: LayoutOffer = {
  place: 8,
  advice: 'One centered sentence, with or without a picture.',
  sketch: '6 8 36 6, 10 16 28 6, 14 26 20 3, 20 31 8 5',
}
