import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const carouselOffer: LayoutOffer = {
  place: 4,
  advice: 'A strip to swipe along. Best for 3 or more.',
  sketch: '0 6 8 20, 11 6 26 20, 40 6 8 20, 19 31 3 3, 23 31 3 3, 27 31 3 3',
  pattern: 'carousel',
}
