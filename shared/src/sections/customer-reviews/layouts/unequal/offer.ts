import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const unequalOffer: LayoutOffer = {
  place: 2,
  advice: 'The first large, the others beside it. Best for 2 to 4.',
  sketch: '0 0 28 30, 32 0 16 13, 32 17 16 13',
}
