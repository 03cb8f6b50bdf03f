import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'

/** What fonts are tried out on: the name of the business, else the first heading of the page. */
export const sampleHeading = ({ business, sections }: DraftContent): string =>
  business.name.trim() || (sections.map(headingOf).find((heading) => heading !== '') ?? '')

const headingOf = (section: AnySection): string => {
  if (section.hidden) return ''
  return 'heading' in section ? section.heading.trim() : ''
}
