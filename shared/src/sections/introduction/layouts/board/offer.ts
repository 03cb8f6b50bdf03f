import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const boardOffer: LayoutOffer = {
  place: 11,
  advice: 'Where and when in lines from edge to edge: best for a van, a stall or a market.',
  sketch: '0 2 18 3, 0 8 48 11, 0 21 48 13',
}
