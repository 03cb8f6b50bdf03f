import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const minimalOffer: LayoutOffer = {
  place: 4,
  advice: 'Name and one button; links in a menu.',
  sketch: '0 14 14 8, 30 13 12 10, 45 14 3 2, 45 17 3 2, 45 20 3 2',
}
