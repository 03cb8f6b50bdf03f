import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const pricesOffer: LayoutOffer = {
  place: 9,
  advice: 'Names and prices in large type, a rule between them. Best for 2 to 8 without long texts.',
  sketch: '0 0 48 1, 0 4 26 5, 38 4 10 5, 0 12 48 1, 0 16 18 5, 38 16 10 5, 0 24 48 1, 0 28 30 5, 38 28 10 5',
}
