import type { Cues } from '../cues/cues.ts'
import type { DraftOffer } from './draft-offer.ts'
import { isVariantName } from './price-options.ts'

// 'Prices: small £20, large £30' names nothing.
const overPrices =
  /^(?:our |my |the |unsere |meine |nuestr[oa]s |nos |les |i nostri )?(?:prices?|rates?|tariffs?|fees?|price list|menu|sizes?|preise?|preisliste|tarife?|größen|precios?|tarifas?|carta|prix|tarifs?|carte|prezz[oi]|listino|tariff[ae]|taglie)$/iu

const namesSize = (name: string, cues: Cues): boolean =>
  name.split(/\s+/u).some((word) => isVariantName(word, cues))

/** Whether an offer is a heading over sizes, and what is below it is nothing but these. */
const isOver = (head: DraftOffer, below: readonly DraftOffer[], cues: Cues): boolean => {
  const [first, ...more] = below
  return (
    head.piece.isHead === true &&
    head.price === '' &&
    head.options.length === 0 &&
    head.name !== '' &&
    !overPrices.test(head.name) &&
    first !== undefined &&
    more.length === 0 &&
    first.price !== '' &&
    first.options.length > 0 &&
    namesSize(first.name, cues)
  )
}

/** Offers in which the sizes behind a colon are rows of what stands before it: 'full groom: small dogs £28, medium £35'. */
export const withHeadedSizes = (offers: readonly DraftOffer[], cues: Cues): readonly DraftOffer[] => {
  const below = (head: DraftOffer) => offers.filter(({ piece }) => piece.sentence === head.piece.sentence + 1)
  const heads = cues.isSpaced ? offers.filter((one) => isOver(one, below(one), cues)) : []
  const rows = new Set(heads.flatMap(below))
  return offers
    .filter((one) => !rows.has(one))
    .map((one): DraftOffer => {
      const [first] = heads.includes(one) ? below(one) : []
      if (first === undefined) return one
      return { ...one, form: 'card', options: [{ name: first.name, price: first.price }, ...first.options] }
    })
}
