import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const indexOffer: LayoutOffer = {
  place: 8,
  advice: 'Names in large type. Best with very short texts.',
  sketch: '0 2 32 8, 0 14 40 8, 0 26 28 8',
}
