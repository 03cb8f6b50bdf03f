import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const nameOffer: LayoutOffer = {
  place: 15,
  advice: 'The name of the business as the picture.',
  sketch: '0 8 22 11, 0 22 34 11, 32 2 14 18',
}
