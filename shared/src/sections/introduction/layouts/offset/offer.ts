import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const offsetOffer: LayoutOffer = {
  place: 4,
  advice: 'A card of words on a wide picture.',
  sketch: '12 0 36 30, 0 14 9 18, 0 33 20 3',
}
