import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const wideOffer: LayoutOffer = {
  place: 1,
  advice: 'From edge to edge, words on a calm strip.',
  sketch: '0 0 48 24, 0 28 28 5',
}
