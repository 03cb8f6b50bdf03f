import { findDefinition } from '../sections/definitions.ts'
import type { AnySection, DraftContent } from './content.ts'
import type { Difference, PageDifference, PlainItem } from './difference.ts'
import { itemsOf } from './differences.ts'
import { insertLike, placeLike } from './with-section.ts'

interface Member {
  readonly id: string
}

const idsOf = (members: readonly Member[]): readonly string[] => members.map(({ id }) => id)

/** The same members in the sequence of `wanted`; what it does not name stays behind its neighbour. */
const inSequence = <T extends Member>(members: readonly T[], wanted: readonly string[]): readonly T[] => {
  const present = idsOf(members)
  const ids = members
    .filter(({ id }) => !wanted.includes(id))
    .reduce<readonly string[]>(
      (placed, { id }) => placed.toSpliced(placeLike(placed, id, present), 0, id),
      wanted.filter((id) => present.includes(id)),
    )
  return ids.flatMap((id) => members.filter((member) => member.id === id))
}

const withoutSurplus = (sections: readonly AnySection[], added: AnySection): readonly AnySection[] => {
  const maximum = findDefinition(added.type)?.maximumCount ?? 1
  const others = sections.filter(({ type, id }) => type === added.type && id !== added.id)
  const surplus = new Set(others.slice(Math.max(0, maximum - 1)))
  return sections.filter((section) => !surplus.has(section))
}

const changeSection = (
  content: DraftContent,
  id: string,
  change: (section: AnySection) => object,
): DraftContent => ({
  ...content,
  // A field's own value in place of another of the same field leaves the section of its type.
  sections: content.sections.map((section) =>
    section.id === id ? ({ ...section, ...change(section) } as AnySection) : section,
  ),
})

const takeItem = (
  content: DraftContent,
  { section, list, item, after }: Extract<Difference, { kind: 'item' }>,
): DraftContent => {
  const wanted = idsOf(itemsOf(section, list))
  return changeSection(content, section.id, (present) => {
    const others = itemsOf(present, list).filter(({ id }) => id !== item.id)
    return { [list]: after === null ? others : insertLike(others, after, wanted) }
  })
}

const takeItemField = (
  content: DraftContent,
  difference: Extract<Difference, { kind: 'item-field' }>,
): DraftContent => {
  const { section, list, listField, item, name, after } = difference
  const present = content.sections.find(({ id }) => id === section.id)
  const isThere = present !== undefined && itemsOf(present, list).some(({ id }) => id === item.id)
  // The item was removed meanwhile: whoever wants a change of it wants the item.
  if (!isThere)
    return takeItem(content, { ...difference, kind: 'item', listField, before: null, after: item })
  const changed = (one: PlainItem) => (one.id === item.id ? { ...one, [name]: after } : one)
  return changeSection(content, section.id, (found) => ({ [list]: itemsOf(found, list).map(changed) }))
}

const takeSection = (
  content: DraftContent,
  { section, after }: Pick<Extract<Difference, { kind: 'section' }>, 'section' | 'after'>,
  wanted: readonly string[],
): DraftContent => {
  const others = content.sections.filter(({ id }) => id !== section.id)
  if (after === null) return { ...content, sections: others }
  return { ...content, sections: withoutSurplus(insertLike(others, after, wanted), after) }
}

const takeWithin = (content: DraftContent, difference: Difference): DraftContent => {
  switch (difference.kind) {
    case 'field':
      return changeSection(content, difference.section.id, () => ({ [difference.name]: difference.after }))
    case 'item':
      return takeItem(content, difference)
    case 'item-field':
      return takeItemField(content, difference)
    case 'item-sequence': {
      const { section, list, after } = difference
      return changeSection(content, section.id, (present) => ({
        [list]: inSequence(itemsOf(present, list), after),
      }))
    }
    default:
      return content
  }
}

const takePage = (content: DraftContent, { page, after }: PageDifference): DraftContent => {
  const { pages = [], ...rest } = content
  const at = pages.findIndex(({ id }) => id === page.id)
  const place = at < 0 ? pages.length : at
  const taken = pages.toSpliced(place, at < 0 ? 0 : 1, ...(after === null ? [] : [after]))
  return taken.length === 0 ? rest : { ...rest, pages: taken }
}

const take = (content: DraftContent, difference: Difference, wanted: readonly string[]): DraftContent => {
  if (difference.kind === 'part') {
    const { part, name, after } = difference
    return { ...content, [part]: { ...content[part], [name]: after } }
  }
  if (difference.kind === 'page') return takePage(content, difference)
  if (difference.kind === 'sequence')
    return { ...content, sections: inSequence(content.sections, difference.after) }
  if (difference.kind === 'section') return takeSection(content, difference, wanted)
  const { section } = difference
  if (content.sections.some(({ id }) => id === section.id)) return takeWithin(content, difference)
  // The section was removed meanwhile: whoever wants a change of it wants the section.
  return takeSection(content, { section, after: section }, wanted)
}

/** The draft `into` with some differences of the draft `from` taken over. The result may break a limit: validate it. */
export const takeDifferences = (
  into: DraftContent,
  chosen: readonly Difference[],
  from: DraftContent,
): DraftContent =>
  chosen.reduce((content, difference) => take(content, difference, idsOf(from.sections)), into)
