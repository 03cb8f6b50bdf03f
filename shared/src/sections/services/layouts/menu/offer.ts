import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const menuOffer: LayoutOffer = {
  place: 3,
  advice: 'Columns with dotted lines. Best for many with short texts.',
  sketch:
    '0 2 12 4, 17 2 5 4, 0 11 12 4, 17 11 5 4, 0 20 12 4, 17 20 5 4, 26 2 12 4, 43 2 5 4, 26 11 12 4, 43 11 5 4, 26 20 12 4, 43 20 5 4',
}
