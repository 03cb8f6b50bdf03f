import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const mosaicOffer: LayoutOffer = {
  place: 3,
  advice: 'One large picture and smaller ones. Best for 3 to 7.',
  sketch: '0 0 28 36, 31 0 17 17, 31 19 17 17',
}
