import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const figuresOffer: LayoutOffer = {
  place: 10,
  advice: 'Each price as a large figure on a tile. Best for 1 to 4 short ones.',
  sketch: '0 0 30 36, 33 0 15 16, 33 20 15 16',
}
