import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const fullBleedOffer: LayoutOffer = {
  place: 2,
  advice: 'Words over a wide picture with one calm side.',
  sketch: '0 0 48 3, 0 33 48 3, 45 0 3 36, 4 9 20 5, 4 16 16 5, 4 25 9 5',
}
