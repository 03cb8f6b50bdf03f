import type { LayoutOffer } from '../../../offer.ts'

/** What the owner is told of this layout. */
export const cardsOffer: LayoutOffer = {
  place: 5,
  advice: 'Best when every service has a picture.',
  sketch:
    '0 0 14 20, 17 0 14 20, 34 0 14 20, 0 23 14 5, 17 23 14 5, 34 23 14 5, 0 31 10 3, 17 31 10 3, 34 31 10 3',
}
