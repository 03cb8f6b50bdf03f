import type { AnySection, DraftContent } from '../draft/content.ts'
import type { Language } from '../language/language.ts'
import { destinationOf } from '../navigation/destination-of.ts'
import { slugOf } from '../sections/section-slug.ts'
import type { businessCountry } from '../side-page/business-country.ts'
import type { Look } from '../theme/look.ts'
import { resolveLook } from '../theme/resolve-look.ts'
import type { PageContext, SectionAnchor } from './page-context.ts'
import { pageRhythm } from './page-rhythm.ts'
import { shownSections } from './shown-sections.ts'

/** What a page context is made of. */
export interface PageContextInput
  extends Pick<
    PageContext,
    | 'mode'
    | 'year'
    | 'picture'
    | 'formAction'
    | 'embedUrl'
    | 'reportUrl'
    | 'credits'
    | 'siteUrl'
    | 'typeset'
    | 'stringsOf'
  > {
  readonly content: DraftContent
  /** Tells the country of a business; absent while that is still fetched. */
  readonly countryOf?: typeof businessCountry | undefined
  /** The theme as already resolved, where it is. */
  readonly look?: Look
}

const anchorsOf = (shown: readonly AnySection[], language: Language): readonly SectionAnchor[] => {
  const seen = new Map<string, number>()
  return shown.map((section) => {
    const { type } = section
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    const anchor = count === 1 ? slugOf(type) : `${slugOf(type)}-${count}`
    return { ...destinationOf(section, language), anchor }
  })
}

/** Gathers what every section of a page may know of it. */
export const createPageContext = ({ content, look, countryOf, ...rest }: PageContextInput): PageContext => {
  const { business, settings, theme, pages } = content
  const resolved = look ?? resolveLook(theme)
  const shown = shownSections(content, rest.mode)
  return {
    ...rest,
    business,
    settings,
    pages,
    language: settings.language,
    country: countryOf?.(business, settings.language),
    strings: rest.stringsOf(settings.language),
    look: resolved,
    anchors: anchorsOf(shown, settings.language),
    places: pageRhythm(shown, resolved),
  }
}
