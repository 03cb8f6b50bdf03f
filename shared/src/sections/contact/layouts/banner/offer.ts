import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const bannerOffer: LayoutOffer = {
  place: 4,
  advice: 'The phone number as large as it can be.',
  sketch: '0 3 48 14, 0 22 20 3, 0 28 26 5, 30 28 10 5',
}
