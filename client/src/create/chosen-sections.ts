import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import { sectionsToBeginWith } from '@shingle/shared/sections/sections-to-begin-with.ts'
import type { DraftAnswers } from './answers.ts'

const namedIn = (understood: Understanding | null): number =>
  understood?.facts.filter(({ kind }) => kind === 'person').length ?? 0

/** The sections that the page will have, in the order of the page: the chosen ones, or those that it begins with. */
export const chosenSections = (
  { sections: chosen }: DraftAnswers,
  understood: Understanding | null = null,
): SectionType[] => {
  const wanted = chosen ?? sectionsToBeginWith(namedIn(understood))
  return sections.map(({ type }) => type).filter((type) => wanted.includes(type))
}

export const withSection = (answers: DraftAnswers, type: SectionType, on: boolean): DraftAnswers => {
  const others = chosenSections(answers).filter((other) => other !== type)
  return { ...answers, sections: on ? [...others, type] : others }
}
