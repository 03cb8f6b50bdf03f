import { containerId, countedId } from '../analytics/analytics-id.ts'
import type { AnySection, DraftContent } from '../draft/content.ts'
import { shownSections } from '../page/shown-sections.ts'
import { playerOf } from '../sections/video/player-address.ts'

/** What a website may do with what it learns of its visitors, in the order that it is told in. */
export const doings = [
  'form',
  'newsletter',
  'booking',
  'cookies',
  'analytics',
  'container',
  'youtube',
  'vimeo',
  'embed',
  'reviews',
] as const
export type Doing = (typeof doings)[number]

const doneBy = (section: AnySection): Doing | undefined => {
  switch (section.type) {
    case 'Contact':
      return section.showForm ? 'form' : undefined
    case 'Newsletter':
      return 'newsletter'
    case 'Scheduling':
      return section.link.target === '' ? undefined : 'booking'
    case 'Video': {
      const host = playerOf(section.link.target)?.host
      return host === undefined ? undefined : host === 'YouTube' ? 'youtube' : 'vimeo'
    }
    case 'CodeEmbed':
      return 'embed'
    case 'CustomerReviews':
      return 'reviews'
    default:
      return undefined
  }
}

/** What the published website really does of it. */
export const siteDoings = (content: DraftContent): readonly Doing[] => {
  const { settings } = content
  const done = new Set<Doing | undefined>(shownSections(content, 'published').map(doneBy))
  if (settings.cookieBanner) done.add('cookies')
  if (countedId(settings) !== '') done.add('analytics')
  if (containerId(settings) !== '') done.add('container')
  return doings.filter((doing) => done.has(doing))
}
