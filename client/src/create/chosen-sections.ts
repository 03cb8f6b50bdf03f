import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import { teamFrom } from '@shingle/shared/sections/team/team-from.ts'
import type { DraftAnswers } from './answers.ts'

const namesTeam = (understood: Understanding | null): boolean =>
  (understood?.facts.filter(({ kind }) => kind === 'person').length ?? 0) >= teamFrom

/**
 * The sections that the page will have, in the order of the page: the chosen ones, or those every page begins with, and its
 * team where its owner names it.
 */
export const chosenSections = (
  { sections: chosen }: DraftAnswers,
  understood: Understanding | null = null,
): SectionType[] => {
  const begins = (type: SectionType) => type === 'Team' && namesTeam(understood)
  return sections
    .filter(({ type, defaultOn }) => chosen?.includes(type) ?? (defaultOn || begins(type)))
    .map(({ type }) => type)
}

export const withSection = (answers: DraftAnswers, type: SectionType, on: boolean): DraftAnswers => {
  const others = chosenSections(answers).filter((other) => other !== type)
  return { ...answers, sections: on ? [...others, type] : others }
}
