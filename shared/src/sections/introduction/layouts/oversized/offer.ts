import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const oversizedOffer: LayoutOffer = {
  place: 3,
  advice: 'Best for a heading of a few words, with or without a picture.',
  sketch: '0 2 48 9, 0 13 36 9, 0 27 20 3, 38 26 10 6',
}
