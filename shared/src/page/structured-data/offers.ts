import type { AnySection } from '../../draft/content.ts'
import { plainTextOf } from '../../rich-text/rich-text.ts'
import { type SchemaNode, stated } from './stated.ts'
import { statedPrice } from './stated-price.ts'

/** A price as a sum with its words, or in its words alone where they state no sum. */
const pricedAs = (pricing: string, country: string): SchemaNode => {
  const price = statedPrice(pricing, country)
  if (price === undefined) return { description: pricing }
  return { priceSpecification: { '@type': 'PriceSpecification', ...price, description: pricing } }
}

/** The services that a page shows, each as an offer with its price in the owner's words. */
export const offersOf = (sections: readonly AnySection[], country: string): readonly SchemaNode[] =>
  sections.flatMap((section) => {
    if (section.type !== 'Services') return []
    return section.items
      .filter(({ heading }) => heading.trim() !== '')
      .map(({ heading, body, pricing }) =>
        stated({
          '@type': 'Offer',
          itemOffered: stated({ '@type': 'Service', name: heading, description: plainTextOf(body) }),
          ...pricedAs(pricing, country),
        }),
      )
  })
