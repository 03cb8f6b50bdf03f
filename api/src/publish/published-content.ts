import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { shownSections } from '@shingle/shared/page/shown-sections.ts'

/** What of a draft goes out: no hidden or empty section, and no sample that the owner has not made their own. */
export const publishedContent = (content: DraftContent): DraftContent => ({
  ...content,
  sections: shownSections(content, 'published'),
})
