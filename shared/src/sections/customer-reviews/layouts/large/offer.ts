import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const largeOffer: LayoutOffer = {
  place: 1,
  advice: 'Best for one review, in large type.',
  sketch: '2 4 44 7, 2 14 36 7, 2 28 14 3',
}
