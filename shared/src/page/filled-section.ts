import { businessFields } from '../business/business.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Fields } from '../field/field.ts'
import { longestValues, repeating } from '../field/longest-value.ts'
import { definitionOf } from '../sections/definitions.ts'
import { settingsFields } from '../settings/settings.ts'
import {
  type SidePage,
  type SidePages,
  sidePageFields,
  sidePageKinds,
  sidePageLimits,
} from '../side-page/side-page.ts'

/** Breaks out of text, attributes, scripts, styles and templates, if anything lets it. */
export const hostileText = `"'></style></script><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\${7*7}\u202e`

const hostile = (length: number): string => hostileText.slice(0, Math.max(length, 40))

/**
 * How a builder fills a section: every text and list at its limit, in words long and short, in one word without a gap,
 * in a script without gaps, or with text that tries to break out.
 */
const fillings = {
  fullest: repeating('Unübertrefflich lange Donaudampfschifffahrtsgesellschaft and short words by turns, '),
  unbroken: repeating('Wohnwagenwerkstattsgemeinschaftsausschusswesen'),
  japanese: repeating('完全予約制の整体院で腰痛と肩こりをやわらげます'),
  hostile,
} as const
/** One of them by its name. */
export type Filling = keyof typeof fillings

const leadsAstray = { type: 'Web', target: 'javascript:alert(1)' } as const

/** The same values with every link leading where none may. */
const astray = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(astray)
  if (typeof value !== 'object' || value === null) return value
  if ('target' in value) return leadsAstray
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, astray(member)]))
}

const filled = (fields: Fields, filling: Filling): object => {
  const values = longestValues(fields, fillings[filling])
  return filling === 'hostile' ? { ...values, ...(astray(values) as object) } : values
}

/** A section for tests with every field filled. */
export const filledSection = (section: AnySection, filling: Filling, layout: string): AnySection => {
  const values = filled(definitionOf(section.type).fields, filling)
  // The values follow the type's own fields one by one, which a lookup by name cannot tell the compiler.
  return { ...section, ...values, layout } as AnySection
}

/** As many pages beside the page as there may be: of each kind one whose words are made and one whose words are its owner's. */
const filledPages = (filling: Filling): SidePages =>
  Array.from({ length: sidePageLimits.pages }, (_, at) => ({
    // The values follow the fields one by one, as those of a section do.
    ...(filled(sidePageFields, filling) as SidePage),
    ...{ id: `page${at}`, kind: sidePageKinds[at % sidePageKinds.length] ?? 'terms' },
    ...{ path: 'p'.repeat(sidePageLimits.path - 1) + at, isOwn: at >= sidePageKinds.length },
  }))

/** A draft for tests with every fact, every setting, every section and every page beside the page filled. */
export const filledContent = (content: DraftContent, filling: Filling): DraftContent => ({
  ...content,
  business: { ...content.business, ...filled(businessFields, filling) },
  settings: { ...content.settings, ...filled(settingsFields, filling), language: content.settings.language },
  sections: content.sections.map((section) => filledSection(section, filling, section.layout)),
  pages: filledPages(filling),
})
