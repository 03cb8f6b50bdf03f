import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const bentoOffer: LayoutOffer = {
  place: 4,
  advice: 'One large tile and smaller ones. Best for 3 to 7.',
  sketch: '0 0 28 22, 31 0 17 10, 31 13 17 9, 0 25 22 11, 25 25 23 11',
}
