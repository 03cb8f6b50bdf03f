import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const fullWidthOffer: LayoutOffer = {
  place: 2,
  advice: 'Name left, links right.',
  sketch: '0 12 16 8, 24 14 6 4, 33 14 6 4, 42 14 6 4, 0 27 48 2',
}
