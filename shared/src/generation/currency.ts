import type { Language } from '../language/language.ts'
import { isAmerican } from './adapt-english.ts'
import type { Answers } from './answers.ts'

/** How a currency stands beside a figure: `#` is the figure. */
export type PriceForm = string

const euro =
  /\b(?:ireland|éire|france|germany|deutschland|spain|españa|italy|italia|austria|österreich|belgium|belgique|netherlands|nederland|portugal|finland|greece|luxembourg)\b/iu
const places: readonly (readonly [RegExp, PriceForm])[] = [
  [/\b(?:england|scotland|wales|northern ireland|united kingdom|uk|great britain)\b/iu, '£#'],
  [/\b(?:canada|australia|new zealand|singapore|mexico|méxico)\b/iu, '$#'],
  [/\b(?:switzerland|schweiz|suisse|svizzera|liechtenstein)\b/iu, '# CHF'],
  [/\bindia\b/iu, '₹#'],
  [/\b(?:japan|tokyo|osaka|kyoto)\b|日本|[都道府県市]/iu, '#円'],
  [/\b(?:korea|seoul|busan)\b|대한민국|한국|서울|부산/iu, '#원'],
  [euro, '# €'],
]

const zones: readonly (readonly [RegExp, PriceForm])[] = [
  [/^Europe\/(?:London|Belfast|Jersey|Guernsey|Isle_of_Man)$/u, '£#'],
  [/^Europe\/(?:Zurich|Vaduz)$/u, '# CHF'],
  [
    /^Europe\/(?:Dublin|Paris|Berlin|Busingen|Madrid|Rome|Vienna|Brussels|Amsterdam|Lisbon|Helsinki|Athens|Luxembourg|Malta|Vilnius|Riga|Tallinn|Bratislava|Ljubljana|Zagreb)$/u,
    '# €',
  ],
  [/^Asia\/Tokyo$/u, '#円'],
  [/^Asia\/Seoul$/u, '#원'],
  [/^Asia\/(?:Kolkata|Calcutta)$/u, '₹#'],
  [/^(?:America|Australia)\/|^Pacific\/(?:Auckland|Honolulu)$/u, '$#'],
]

const ofLanguage: Readonly<Partial<Record<Language, PriceForm>>> = {
  german: '# €',
  french: '# €',
  italian: '# €',
  japanese: '#円',
  Korean: '#원',
}

/** How prices are written where a business is: by its place, its time zone, else its language; '#' where nothing tells. */
export const priceFormOf = (
  answers: Pick<Answers, 'businessLocation' | 'businessActivities' | 'timeZone'>,
  language: Language,
): PriceForm => {
  const { businessLocation, timeZone = '' } = answers
  const ofPlace = places.find(([place]) => place.test(businessLocation))?.[1]
  if (ofPlace !== undefined) return ofPlace
  if (isAmerican({ ...answers, timeZone: '' })) return '$#'
  return zones.find(([zone]) => zone.test(timeZone))?.[1] ?? ofLanguage[language] ?? '#'
}
