import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const leadOffer: LayoutOffer = {
  place: 5,
  advice: 'Best for somebody who works alone.',
  sketch: '0 0 20 36, 25 6 18 6, 25 16 23 3, 25 21 23 3, 25 26 16 3',
}
