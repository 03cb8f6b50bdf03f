import { type SectionType, sections } from './sections.ts'
import { teamFrom } from './team/named-team.ts'

/** The sections of a page for which nobody chose any: its team is among them where its owner names so many people. */
export const sectionsToBeginWith = (named: number): readonly SectionType[] =>
  sections
    .filter(({ type, defaultOn }) => defaultOn || (type === 'Team' && named >= teamFrom))
    .map(({ type }) => type)
