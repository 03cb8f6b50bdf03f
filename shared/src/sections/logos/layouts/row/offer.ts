import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const rowOffer: LayoutOffer = {
  place: 1,
  advice: 'In one line, wrapping where it must.',
  sketch: '0 13 8 10, 13 13 8 10, 26 13 8 10, 39 13 8 10',
}
