import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const lineOffer: LayoutOffer = {
  place: 4,
  advice: 'Legal text and links only.',
  sketch: '0 15 48 2, 0 21 18 3, 30 21 8 3, 40 21 8 3',
}
