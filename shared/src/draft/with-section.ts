import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { AnySection, DraftContent } from './content.ts'
import { tooManySections } from './edits/section-room.ts'

const noSuchSection: Problem = {
  code: 'version.no-such-section',
  status: 404,
  text: 'This version has no such section.',
}

/** Where a member belongs among others: right after the nearest one that precedes it in `wanted`, else first. */
export const placeLike = (ids: readonly string[], id: string, wanted: readonly string[]): number => {
  const earlier = wanted.slice(0, Math.max(0, wanted.indexOf(id)))
  const neighbour = earlier.toReversed().find((one) => ids.includes(one))
  return neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1
}

/** The same list with one more member, where `wanted` has it. */
export const insertLike = <T extends { readonly id: string }>(
  members: readonly T[],
  member: T,
  wanted: readonly string[],
): readonly T[] => {
  const ids = members.map(({ id }) => id)
  return members.toSpliced(placeLike(ids, member.id, wanted), 0, member)
}

/**
 * A draft with one section as another draft has it. A section that is gone comes back at its place; where a page has one
 * section of the type, it stands in for that one.
 */
export const withSection = (content: DraftContent, id: string, from: DraftContent): Result<DraftContent> => {
  const section = from.sections.find((one) => one.id === id)
  const definition = findDefinition(section?.type)
  if (section === undefined || definition === undefined) return refuse(noSuchSection)
  const ofType = content.sections.filter(({ type }) => type === section.type)
  const isFull = ofType.length >= definition.maximumCount
  const present =
    ofType.find((one) => one.id === id) ?? (definition.maximumCount === 1 ? ofType[0] : undefined)
  if (present !== undefined) {
    const restored: AnySection = { ...section, id: present.id }
    return succeed({
      ...content,
      sections: content.sections.map((one) => (one === present ? restored : one)),
    })
  }
  if (isFull) return refuse(tooManySections(definition))
  const wanted = from.sections.map((one) => one.id)
  return succeed({ ...content, sections: insertLike(content.sections, section, wanted) })
}
