import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const pairOffer: LayoutOffer = {
  place: 3,
  advice: 'Two people, set on a diagonal.',
  sketch: '0 0 20 22, 0 25 16 4, 28 8 20 22, 28 32 16 4',
}
