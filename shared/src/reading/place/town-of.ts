import { isNamedCountry } from './country-of.ts'

const lastPart = /^(?<town>.*[^\s,、，(])\s*(?:[,、，]\s*(?<last>[^,、，()]+)|\((?<inside>[^()]+)\))\s*$/su

/**
 * A place as a town or region, without the country behind it: 'Berlin' of 'Berlin, Germany'. The business has its country
 * elsewhere; a name that is all there is stays, and so does what may be a part of a country, as Georgia.
 */
export const townOf = (place: string): string => {
  const { town = '', last, inside = '' } = lastPart.exec(place)?.groups ?? {}
  return town !== '' && isNamedCountry(last ?? inside) ? town : place
}
