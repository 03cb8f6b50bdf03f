import type * as Y from 'yjs'
import { type Problem, type Result, refuse, succeed } from '../../problem/problem.ts'
import { type AnyDefinition, findDefinition } from '../../sections/definitions.ts'
import { sectionIds } from '../materialise.ts'
import { type SharedMap, sectionOf, sectionsOf } from '../shape.ts'

/** What adding says when a website has as many sections of a type as it may have. */
export const tooManySections = (definition: AnyDefinition): Problem => ({
  code: 'section.maximum-reached',
  status: 400,
  text:
    definition.maximumCount === 1
      ? `${definition.title} is on the page already.`
      : `A page has at most ${definition.maximumCount} ${definition.title} sections.`,
})

const noSuchSection: Problem = {
  code: 'section.unknown',
  status: 404,
  text: 'This section is no longer here.',
}

/** How many sections of a type the draft has. */
export const countOf = (doc: Y.Doc, type: string): number =>
  sectionIds(doc).filter((id) => sectionOf(doc, id)?.get('type') === type).length

/** The definition of a type that has room for one more section, and the map to put it in. */
export const roomFor = (
  doc: Y.Doc,
  type: unknown,
): Result<{ definition: AnyDefinition; sections: SharedMap }> => {
  const definition = findDefinition(type)
  const sections = sectionsOf(doc)
  if (definition === undefined || sections === undefined) return refuse(noSuchSection)
  return countOf(doc, definition.type) >= definition.maximumCount
    ? refuse(tooManySections(definition))
    : succeed({ definition, sections })
}
