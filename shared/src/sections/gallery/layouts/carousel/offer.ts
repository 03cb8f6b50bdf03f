import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const carouselOffer: LayoutOffer = {
  place: 1,
  advice: 'A strip to swipe along. Best for 4 or more.',
  sketch: '0 5 9 22, 12 5 24 22, 39 5 9 22, 19 32 3 3, 23 32 3 3, 27 32 3 3',
  pattern: 'carousel',
}
