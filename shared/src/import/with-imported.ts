import { hasHours } from '../business/opening-hours.ts'
import { foldText } from '../generation/fold-text.ts'
import type { Offer, Reading } from '../reading/reading.ts'
import type { Imported } from './imported.ts'

const offerOf = ({ name, detail, price }: Imported['offers'][number]): Offer => ({
  ...{ name, detail, price },
  options: [],
  form: 'card',
})

/** The owner's own words first: of what they say themselves, nothing is taken from elsewhere. */
const besides = (own: readonly string[], more: readonly string[]): readonly string[] => [
  ...own,
  ...more.filter((text) => !own.some((other) => foldText(other) === foldText(text))),
]

/**
 * A reading with the facts that its owner ticked of those found at their link. What they wrote themselves stands before
 * it: an offer of the same name, hours that they tell, an address that they name.
 */
export const withImported = (reading: Reading, imported: Imported | undefined): Reading => {
  if (imported === undefined) return reading
  const { offers, hours, reach } = reading
  const isTold = ({ name }: { readonly name: string }) =>
    offers.some((offer) => foldText(offer.name) === foldText(name) && offer.form === 'card')
  const taken = imported.offers.filter((offer) => !isTold(offer)).map(offerOf)
  const isOfCard = (offer: Offer) => taken.some(({ name }) => foldText(name) === foldText(offer.name))
  return {
    ...reading,
    offers: [...offers.filter((offer) => !isOfCard(offer)), ...taken],
    hours: hasHours(hours.hours) ? hours : { ...hours, hours: imported.hours },
    reach: {
      ...reach,
      phones: besides(reach.phones, imported.phones),
      emails: besides(reach.emails, imported.emails),
      streetAddress: reach.streetAddress || imported.streetAddress,
      postalCode: reach.postalCode || imported.postalCode,
    },
  }
}
