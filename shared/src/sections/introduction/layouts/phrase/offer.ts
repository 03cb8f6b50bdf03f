import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const phraseOffer: LayoutOffer = {
  place: 14,
  advice: 'A few words in large type, the action at the foot, a picture standing on the edge.',
  sketch: '0 2 28 8, 0 12 22 8, 0 30 9 5, 34 4 10 32',
}
