import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const wideOffer: LayoutOffer = {
  place: 1,
  advice: 'The film below its words, as wide as the page.',
  sketch: '0 0 24 6, 0 11 48 25',
}
