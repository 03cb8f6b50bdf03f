import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const portraitsOffer: LayoutOffer = {
  place: 1,
  advice: 'Best when everybody has a photo.',
  sketch: '0 0 14 22, 17 0 14 22, 34 0 14 22, 0 25 11 4, 17 25 11 4, 34 25 11 4',
}
