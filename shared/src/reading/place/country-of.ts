import { type CountryCode, getCountries } from 'libphonenumber-js/max'
import { isAmericanPlace, isAmericanZone } from '../../business/american-place.ts'
import { languages, languageTag } from '../../language/language.ts'

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Countries by their names in every language we speak. */
const namedCountries = (): ReadonlyMap<string, CountryCode> => {
  const named = new Map<string, CountryCode>()
  for (const language of languages) {
    const names = new Intl.DisplayNames([languageTag[language]], { type: 'region' })
    for (const country of getCountries()) named.set(fold(names.of(country) ?? country), country)
  }
  return named
}

const parts: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:england|scotland|wales|cymru|northern ireland|uk|u\.k\.|great britain|gb)\b/iu, 'GB'],
  [/\b(?:éire|republic of ireland)\b/iu, 'IE'],
  [/日本|(?<!\p{Script=Han})\p{Script=Han}{2,3}[都道府県]|\p{Script=Han}[市区町村]/u, 'JP'],
  [
    /대한민국|한국|\p{Script=Hangul}{2}(?:시|도|구|군)(?!\p{L})|서울|부산|대구|인천|광주|대전|울산|제주/u,
    'KR',
  ],
  [/,\s*(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\b/u, 'CA'],
  [/,?\s+(?:NSW|VIC|QLD|TAS|ACT)\b/u, 'AU'],
]

const zones: readonly (readonly [RegExp, CountryCode])[] = [
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/u, 'GB'],
  [/^Europe\/Dublin$/u, 'IE'],
  [/^Europe\/Paris$/u, 'FR'],
  [/^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/u, 'ES'],
  [/^Europe\/Rome$/u, 'IT'],
  [/^Europe\/(?:Berlin|Busingen)$/u, 'DE'],
  [/^Europe\/Vienna$/u, 'AT'],
  [/^Europe\/Zurich$/u, 'CH'],
  [/^Europe\/Brussels$/u, 'BE'],
  [/^Asia\/Tokyo$/u, 'JP'],
  [/^Asia\/Seoul$/u, 'KR'],
  [/^Australia\//u, 'AU'],
  [/^Pacific\/Auckland$/u, 'NZ'],
  [/^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Montreal)$/u, 'CA'],
  [/^America\/(?:Mexico_City|Monterrey|Tijuana|Merida|Cancun)$/u, 'MX'],
  [/^America\/(?:Argentina\/\w+|Buenos_Aires)$/u, 'AR'],
  [/^America\/Bogota$/u, 'CO'],
  [/^America\/Santiago$/u, 'CL'],
  [/^America\/Lima$/u, 'PE'],
  [/^America\/Montevideo$/u, 'UY'],
  [/^America\/(?:Guayaquil|Quito)$/u, 'EC'],
  [/^America\/(?:Sao_Paulo|Bahia|Fortaleza|Recife|Manaus)$/u, 'BR'],
  [/^(?:Europe\/Lisbon|Atlantic\/(?:Madeira|Azores))$/u, 'PT'],
  [/^Europe\/Amsterdam$/u, 'NL'],
  [/^Europe\/Luxembourg$/u, 'LU'],
  [/^Europe\/Copenhagen$/u, 'DK'],
  [/^Europe\/Stockholm$/u, 'SE'],
  [/^Europe\/Oslo$/u, 'NO'],
  [/^Europe\/Helsinki$/u, 'FI'],
  [/^Europe\/Warsaw$/u, 'PL'],
  [/^Europe\/Prague$/u, 'CZ'],
  [/^Europe\/Budapest$/u, 'HU'],
  [/^Europe\/Athens$/u, 'GR'],
]

let known: ReadonlyMap<string, CountryCode> | undefined

const shortNames = /^(?:uk|u\.k\.?|usa?|u\.s\.(?:a\.?)?|great britain|republic of ireland|holland)$/u
// A state of America has the name of one as well.
const alsoState = 'georgia'

/** Whether a text is a country's name in a language we speak, and not the name of a part of one as well. */
export const isNamedCountry = (text: string): boolean => {
  known ??= namedCountries()
  const name = fold(text)
  return name !== alsoState && (shortNames.test(name) || (name.length > 2 && known.has(name)))
}

/** Two capitals after a town that are no state of America where people write parts of their own country so: Milano, MI; Perth, WA. */
const ownParts: Partial<Record<CountryCode, RegExp>> = { IT: /^[A-Z]{2}$/u, AU: /^(?:WA|SA|NT)$/u }

/** Whether a place ends in two capitals that mean the country people are in, or a part of it. */
const endsAtHome = (place: string, home: CountryCode | undefined): boolean => {
  const end = /,\s*([A-Z]{2})\s*$/u.exec(place)?.[1]
  return home !== undefined && end !== undefined && (end === home || ownParts[home]?.test(end) === true)
}

const countryOfZone = (timeZone: string): CountryCode | undefined =>
  isAmericanZone(timeZone) ? 'US' : zones.find(([zone]) => zone.test(timeZone))?.[1]

/** The country that a place names as people in an IANA time zone write it; undefined where it names none. */
export const countryOfPlace = (place: string, timeZone = ''): CountryCode | undefined => {
  if (place === '') return undefined
  known ??= namedCountries()
  const last = fold(
    place
      .split(/[,、，\n(]/u)
      .at(-1)
      ?.replace(/[).]/gu, '') ?? '',
  )
  const named = known.get(last) ?? parts.find(([part]) => part.test(place))?.[1]
  return named ?? (isAmericanPlace(place) && !endsAtHome(place, countryOfZone(timeZone)) ? 'US' : undefined)
}

/** The country that a place names as people write it, else that of an IANA time zone; undefined where neither tells. */
export const countryOf = (place: string, timeZone = ''): CountryCode | undefined =>
  countryOfPlace(place, timeZone) ?? countryOfZone(timeZone)
