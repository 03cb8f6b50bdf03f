import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const underOffer: LayoutOffer = {
  place: 3,
  advice: 'Inside the page, words below.',
  sketch: '4 0 40 26, 4 30 24 3',
}
