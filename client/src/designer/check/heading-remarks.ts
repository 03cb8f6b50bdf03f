import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import type { Remark } from '../dialogs/left-out.ts'

/** That the name of the business stands where an opening has no heading of its own. */
export const headingRemarks = ({
  business,
  sections,
}: Pick<DraftContent, 'business' | 'sections'>): readonly Remark[] =>
  sections
    .filter((section) => section.type === 'Introduction' && !section.hidden && section.heading.trim() === '')
    .map((section) => ({
      ...{ tone: 'warn', strong: sectionTitle(section), action: 'Write', section: section.id },
      rest:
        business.name.trim() === ''
          ? ' has no heading.'
          : ` has no heading: “${business.name.trim()}” stands in its place.`,
    }))
