import type { Finding } from '@shingle/shared/design-lint/finding.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'

/** What is said of the sections that were measured as wider than a phone. */
export const widthFindings = ({ sections }: DraftContent, wide: readonly string[]): readonly Finding[] =>
  sections
    .filter(({ id }) => wide.includes(id))
    .map((section) => ({
      id: 'too-wide',
      severity: 'error',
      section: section.id,
      text: `${sectionTitle(section)} is wider than a phone’s screen.`,
      fix: 'Shorten its longest words, or choose another layout.',
    }))
