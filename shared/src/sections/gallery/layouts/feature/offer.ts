import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const featureOffer: LayoutOffer = {
  place: 5,
  advice: 'One or two pictures, as large as they can be.',
  sketch: '0 0 48 28, 0 31 20 3',
}
