import { containerId, countedId } from '../analytics/analytics-id.ts'
import type { DraftContent } from '../draft/content.ts'
import { shownSections } from '../page/shown-sections.ts'
import { sectionDoings } from '../sections/section-doings.ts'
import { type Doing, doings } from './doings.ts'

/** What the published website really does of it. */
export const siteDoings = (content: DraftContent): readonly Doing[] => {
  const { settings } = content
  const done = new Set(
    shownSections(content, 'published').map((section) => sectionDoings[section.type]?.of(section)),
  )
  if (settings.cookieBanner) done.add('cookies')
  if (countedId(settings) !== '') done.add('analytics')
  if (containerId(settings) !== '') done.add('container')
  return doings.filter((doing) => done.has(doing))
}
