import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const besideOffer: LayoutOffer = {
  place: 1,
  advice: 'Heading left, questions right, opened one by one.',
  sketch: '0 2 15 6, 20 2 28 4, 20 11 28 4, 20 20 28 4, 20 29 28 4',
}
