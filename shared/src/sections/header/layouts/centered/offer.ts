import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const centeredOffer: LayoutOffer = {
  place: 3,
  advice: 'Name in the middle, links below it.',
  sketch: '14 8 20 9, 8 23 8 4, 20 23 8 4, 32 23 8 4',
}
