import type { LabeledPiece } from '../clauses/piece.ts'
import type { FormKind } from '../mask/form.ts'
import { type Masked, unmask } from '../mask/mask.ts'
import type { Reach } from '../reading.ts'

const site = /^(?:at|on|in der|am|auf|au|sur|nel|al|en la|en el)\s/iu

/** How and where a business is found. */
export const readReach = ({ text, forms }: Masked, pieces: readonly LabeledPiece[]): Reach => {
  const inOrder = [...text].flatMap((character) => {
    const form = forms.get(character)
    return form === undefined ? [] : [form]
  })
  const all = (kind: FormKind) => inOrder.filter((form) => form.kind === kind).map((form) => form.text)
  const places = pieces.filter(({ label }) => label === 'place').map((piece) => unmask(piece.text, forms))
  const addresses = all('address')
  const found = places.filter((place) => !addresses.includes(place) && !all('postcode').includes(place))
  return {
    phones: all('phone'),
    doubtfulPhones: all('doubtfulPhone'),
    emails: all('email'),
    links: all('link'),
    handles: all('handle'),
    streetAddress: addresses[0] ?? '',
    postalCode: all('postcode')[0] ?? '',
    area: found.filter((place) => !site.test(place)).join(', '),
    site: found.find((place) => site.test(place)) ?? '',
  }
}
