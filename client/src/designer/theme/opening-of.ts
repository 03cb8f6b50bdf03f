import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'

/** What a page opens with; below its header, whatever comes first where it has no opening. */
export const openingOf = ({ sections }: DraftContent): AnySection | undefined =>
  sections.find(({ type, hidden }) => type === 'Introduction' && !hidden) ?? sections[1] ?? sections[0]
