import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const stackedOffer: LayoutOffer = {
  place: 3,
  advice: 'Facts in a row, the form below.',
  sketch: '0 1 14 7, 17 1 14 7, 34 1 14 7, 8 14 32 5, 8 22 32 5, 8 30 12 6',
}
