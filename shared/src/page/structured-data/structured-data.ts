import type { Business } from '../../business/business.ts'
import type { AnySection, DraftContent } from '../../draft/content.ts'
import { languageTag } from '../../language/language.ts'
import { countryOf } from '../../reading/place/country-of.ts'
import type { Look } from '../../theme/look.ts'
import { shownFacts } from '../shown-facts.ts'
import { shownSections } from '../shown-sections.ts'
import { localBusiness } from './local-business.ts'
import { offersOf } from './offers.ts'
import { questionsOf } from './questions.ts'
import { type SchemaNode, stated } from './stated.ts'

interface StructuredDataInput {
  readonly content: DraftContent
  readonly look: Look
  /** The page's canonical address. */
  readonly url: string
  /** The absolute address of the picture that links to the page are shared with; '' where there is none. */
  readonly image: string
}

const placeOf = ({ location, country }: Business): string =>
  [location, country].filter((part) => part !== '').join(', ')

const profilesOf = (sections: readonly AnySection[]): readonly string[] =>
  sections.flatMap((section) =>
    section.type === 'Header'
      ? section.socials.map(({ link }) => link.target).filter((target) => target.startsWith('https://'))
      : [],
  )

/**
 * What a page states, for search engines: the business with its hours, services and profiles, and the questions it
 * answers. Nothing is said that visitors do not see.
 */
export const structuredData = ({ content, look, url, image }: StructuredDataInput): SchemaNode => {
  const { business, settings } = content
  const shown = shownSections(content, 'published')
  const questions = questionsOf(shown)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...localBusiness(shownFacts(business, shown, look)),
        ...stated({
          // Both are given over whole where the website has a domain: nothing is added to it.
          '@id': url,
          url,
          image,
          sameAs: profilesOf(shown),
          makesOffer: offersOf(shown, countryOf(placeOf(business)) ?? ''),
        }),
      },
      ...(questions.length === 0
        ? []
        : [{ '@type': 'FAQPage', url, inLanguage: languageTag[settings.language], mainEntity: questions }]),
    ],
  }
}
