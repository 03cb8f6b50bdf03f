import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'
import { withoutMadeUp } from '@shingle/shared/generation/made-up-words.ts'
import type { LinkValue } from '@shingle/shared/link/link-value.ts'
import { pageWithoutLinks, withoutLinks } from '@shingle/shared/link-safety/without-links.ts'
import { isNavigating } from '@shingle/shared/navigation/navigating-section.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'
import { shownPages } from '@shingle/shared/side-page/shown-pages.ts'

// Navigation to a section that does not go out would be a word that leads nowhere.
const withoutLostLinks = (section: AnySection, shown: ReadonlySet<string>): AnySection => {
  const leadsSomewhere = ({ link }: { readonly link: LinkValue }) =>
    link.type !== 'Section' || shown.has(link.target)
  return isNavigating(section) ? { ...section, links: section.links.filter(leadsSomewhere) } : section
}

/**
 * What of a draft goes out: no link to an unsafe address, no hidden page beside it, no hidden or empty section, no words of a sample that the owner has not
 * made their own, nothing of the people of our samples, and no navigation to any of these.
 */
export const publishedContent = (
  content: DraftContent,
  unsafe: ReadonlySet<string> = new Set(),
): DraftContent => {
  const safe = content.sections.map((section) => withoutMadeUp(withoutLinks(section, unsafe)))
  const sections = shownSections({ sections: safe }, 'published')
  const shown = new Set(sections.map(({ id }) => id))
  const { pages: kept, ...rest } = content
  const pages =
    kept === undefined ? {} : { pages: shownPages(content).map((page) => pageWithoutLinks(page, unsafe)) }
  return { ...rest, ...pages, sections: sections.map((section) => withoutLostLinks(section, shown)) }
}
