import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const openOffer: LayoutOffer = {
  place: 3,
  advice: 'Every answer shown. Best for up to 8 short ones.',
  sketch: '0 0 20 4, 0 7 40 3, 0 11 36 3, 0 20 20 4, 0 27 40 3, 0 31 36 3',
}
