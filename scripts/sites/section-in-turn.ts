import { blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { sections } from '@shingle/shared/sections/sections.ts'

/** A blank section of a type, in the one of its layouts whose turn it is. */
export const sectionInTurn = ({ type, layouts }: (typeof sections)[number], turn: number): AnySection => {
  const { id } = layouts[turn % layouts.length] ?? layouts[0]
  return { ...blankSection(type, type.toLowerCase()), layout: id } as AnySection
}
