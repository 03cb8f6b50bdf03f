import { type SectionType, sections } from '@shingle/shared/sections/sections.ts'
import type { DraftAnswers } from './answers.ts'

/** The sections that the page will have, in the order of the page: the chosen ones, or those every page begins with. */
export const chosenSections = ({ sections: chosen }: DraftAnswers): SectionType[] =>
  sections.filter(({ type, defaultOn }) => chosen?.includes(type) ?? defaultOn).map(({ type }) => type)

export const withSection = (answers: DraftAnswers, type: SectionType, on: boolean): DraftAnswers => {
  const others = chosenSections(answers).filter((other) => other !== type)
  return { ...answers, sections: on ? [...others, type] : others }
}
