import { type Language, languages } from '../../language/language.ts'
import { countMentions, indexWords } from '../word-patterns.ts'
import { serviceLines } from './service-lines.ts'

/** The words that tell a kind of service by its name. */
const kinds: Readonly<Record<string, string>> = {
  repair: 'repair*, fix*, mend*, restor*, reparac*, repara*, ripara*, reparat*, 修理, 直し, 수리',
  emergency: 'emergenc*, urgent*, urgenc*, urgenz*, notdienst*, notfall*, 緊急, 夜間, 긴급, 응급',
  advice: 'advice, advis*, consult*, asesor*, conseil*, consulenz*, beratung*, 相談, 상담',
}

// Trades of which what is offered is a thing on a plate are not here: a dish is named, not described by others.
const trades: Readonly<Record<string, string>> = {
  craft:
    'electrician plumber carpentry heating-and-cooling home-construction handyman painter-decorator landscaping auto-repair bike-repair car-detailing tire-shop',
  care: 'house-cleaning hair-styling barber-shop nail-salon spa dog-groomer tailor',
  health: 'dentist-office medical-clinic physical-therapist therapist nutritionist veterinarian',
  lessons: 'music-lessons chess-instructor dance-lessons tutor fitness',
  shop: 'book-store florist',
  pests: 'pest-control',
  office: 'accountant law-office real-estate-agent condo-rental-agency technology-consulting web-design',
}

const linesByKind: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  serviceLines
    .split(/^# /mu)
    .slice(1)
    .map((block) => block.trim().split('\n'))
    .map(([kind = '', ...rows]) => [kind, rows.map((row) => row.split(' | '))]),
)

const linesOf = (kind: string | undefined, language: Language): readonly string[] =>
  linesByKind.get(kind ?? '')?.[languages.indexOf(language)] ?? []

/** Sentences of which any may be said; the first list fits better. */
export interface Descriptions {
  readonly ofName: readonly string[]
  readonly ofTrade: readonly string[]
}

/**
 * What may be said of a service of which only the name is known: by what kind of service its name tells, and by its
 * trade. Nothing for trades where any such sentence would be empty.
 */
export const describeService = (
  name: string,
  { trade, language }: { readonly trade: string; readonly language: Language },
): Descriptions => {
  const kindOfTrade = Object.keys(trades).find((kind) => trades[kind]?.split(' ').includes(trade))
  if (kindOfTrade === undefined) return { ofName: [], ofTrade: [] }
  const index = indexWords(name)
  const kindOfName = Object.keys(kinds).find((kind) => countMentions(index, kinds[kind] ?? '') > 0)
  return { ofName: linesOf(kindOfName, language), ofTrade: linesOf(kindOfTrade, language) }
}
