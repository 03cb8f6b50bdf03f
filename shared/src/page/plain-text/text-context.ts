import type { DraftContent } from '../../draft/content.ts'
import { businessCountry } from '../../side-page/business-country.ts'
import { createPageContext } from '../create-page-context.ts'
import type { PageContext } from '../page-context.ts'
import { siteStrings } from '../strings/by-language.ts'

const nowhere = { src: '', width: 0, height: 0 } as const

/** What the words of a page need to know of it: no pictures, and nothing that leads out of it. */
export const textContext = (content: DraftContent): PageContext =>
  createPageContext({
    content,
    ...{ mode: 'published', year: 0, stringsOf: siteStrings, countryOf: businessCountry },
    ...{ picture: () => nowhere, formAction: () => '', embedUrl: () => '' },
  })
