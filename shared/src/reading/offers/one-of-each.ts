import { type DraftOffer, joined } from './draft-offer.ts'
import { stemsOf } from './price-options.ts'

const hasPrice = ({ price, options }: DraftOffer): boolean => price !== '' || options.length > 0

/** What is said first, with what is said of it further on. */
const together = (first: DraftOffer, again: DraftOffer): DraftOffer => {
  const priced = hasPrice(first) ? first : again
  return {
    ...first,
    price: priced.price,
    options: priced.options,
    detail: again.detail === first.detail ? first.detail : joined([first.detail, again.detail]),
  }
}

/** Whether the second names the first once more: of two prices of one name each is of something. */
const isAgain = (first: DraftOffer, again: DraftOffer): boolean =>
  first.form === 'card' &&
  again.form === 'card' &&
  first.name !== '' &&
  !(hasPrice(first) && hasPrice(again)) &&
  stemsOf(first.name) === stemsOf(again.name)

/** One offer of each thing that is named twice, as where a list of prices comes behind the services: 'totes … Totes £48'. */
export const oneOfEach = (offers: readonly DraftOffer[]): readonly DraftOffer[] => {
  const kept: DraftOffer[] = []
  for (const offer of offers) {
    const at = kept.findIndex((one) => isAgain(one, offer))
    const first = kept[at]
    if (first === undefined) kept.push(offer)
    else kept[at] = together(first, offer)
  }
  return kept
}
