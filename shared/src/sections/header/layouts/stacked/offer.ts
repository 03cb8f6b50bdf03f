import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const stackedOffer: LayoutOffer = {
  place: 2,
  advice: 'Name above the links, for a long name.',
  sketch: '0 8 22 9, 0 23 8 4, 11 23 8 4, 22 23 8 4',
}
