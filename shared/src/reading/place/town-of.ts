import { isNamedCountry } from './country-of.ts'

/** What stands before the last comma or in front of closing brackets, and what stands behind or in them. */
const partsOf = (place: string): readonly [town: string, last: string] => {
  const text = place.trim()
  const isBracketed = text.endsWith(')')
  const at = Math.max(...(isBracketed ? ['('] : [',', '、', '，']).map((sign) => text.lastIndexOf(sign)))
  const last = text.slice(at + 1, isBracketed ? -1 : undefined)
  return at < 0 ? ['', ''] : [text.slice(0, at).trimEnd(), last.trim()]
}

/**
 * A place as a town or region, without the country behind it: 'Berlin' of 'Berlin, Germany'. The business has its country
 * elsewhere; a name that is all there is stays, and so does what may be a part of a country, as Georgia.
 */
export const townOf = (place: string): string => {
  const [town, last] = partsOf(place)
  return /[^,、，(]$/u.test(town) && isNamedCountry(last) ? town : place
}
