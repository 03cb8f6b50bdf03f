import { businessFields } from '../business/business.ts'
import type { FactFinder, FactFinderFor } from '../generation/own-words/fact-finder.ts'
import { findHours } from './hours/find-hours.ts'
import type { MaskContext } from './mask/finder.ts'
import type { FormKind } from './mask/form.ts'
import { mask } from './mask/mask.ts'
import { countryOf } from './place/country-of.ts'

/** The same question is asked again for every look that is tried. */
const remembering = <Key extends string, Answer>(answer: (key: Key) => Answer): ((key: Key) => Answer) => {
  const known = new Map<Key, Answer>()
  return (key) => {
    const answered = known.get(key) ?? answer(key)
    known.set(key, answered)
    return answered
  }
}

const finderIn = (context: MaskContext): FactFinder => ({
  contactIn: remembering((text: string) => {
    const forms = [...mask(text, context).forms.values()]
    const first = (kind: FormKind, maximum: number): string => {
      const form = forms.find((one) => one.kind === kind)?.text.normalize('NFKC') ?? ''
      return form.length <= maximum ? form : ''
    }
    const { phone, email, streetAddress, postalCode } = businessFields
    return {
      phone: first('phone', phone.maximum),
      email: first('email', email.maximum),
      streetAddress: first('address', streetAddress.maximum),
      postalCode: first('postcode', postalCode.maximum).replace(/^〒 ?/u, ''),
    }
  }),
  hoursIn: remembering((text: string) => findHours(text, context)),
})

/** Finds facts by the reader, as a place and time zone write them. */
export const factFinderFor = (place: string, timeZone: string | undefined): FactFinderFor =>
  remembering((language) => finderIn({ language, country: countryOf(place, timeZone) }))
