import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const barOffer: LayoutOffer = {
  place: 1,
  advice: 'Name left, links right.',
  sketch: '0 14 14 8, 26 16 6 4, 34 16 6 4, 42 16 6 4',
}
