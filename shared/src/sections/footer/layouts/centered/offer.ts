import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const centeredOffer: LayoutOffer = {
  place: 1,
  advice: 'Everything on the middle line.',
  sketch: '14 4 20 7, 8 16 8 3, 20 16 8 3, 32 16 8 3, 16 27 16 3',
}
