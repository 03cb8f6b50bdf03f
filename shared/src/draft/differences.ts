import type { Fields, ItemsField } from '../field/field.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { AnySection, DraftContent } from './content.ts'
import type { Difference, PlainItem } from './difference.ts'
import { partFields } from './materialise.ts'
import type { PlainValues } from './plain-value.ts'
import { sameValue } from './same-value.ts'
import { fieldsOf } from './section-fields.ts'
import { type DraftPart, draftParts } from './shape.ts'

const idsOf = (members: readonly { readonly id: string }[]): readonly string[] => members.map(({ id }) => id)

/** Whether the members that both have stand in another sequence. */
const isReordered = (before: readonly string[], after: readonly string[]): boolean => {
  const common = before.filter((id) => after.includes(id))
  return !sameValue(
    common,
    after.filter((id) => before.includes(id)),
  )
}

const fieldsOfSection = ({ type }: AnySection): Fields => {
  const definition = findDefinition(type)
  return definition === undefined ? {} : fieldsOf(definition)
}

/** The items of a list; a section's own fields say which of its values are lists. */
export const itemsOf = (section: AnySection, list: string): readonly PlainItem[] => {
  const values: PlainValues = { ...section }
  const value = values[list]
  return Array.isArray(value) ? value : []
}

interface Lists {
  readonly section: AnySection
  readonly list: string
  readonly listField: ItemsField
  readonly path: readonly string[]
}

const itemDifferences = (former: PlainItem, item: PlainItem, at: Lists): Difference[] =>
  Object.entries(at.listField.fields)
    .filter(([name]) => !sameValue(former[name], item[name]))
    .map(([name, field]) => ({
      ...at,
      kind: 'item-field',
      path: [...at.path, item.id, name],
      item,
      name,
      field,
      before: former[name],
      after: item[name],
    }))

const listDifferences = (
  former: readonly PlainItem[],
  items: readonly PlainItem[],
  at: Lists,
): Difference[] => {
  const formerById = new Map(former.map((item) => [item.id, item]))
  const ids = new Set(idsOf(items))
  const kept = items.flatMap((item): Difference[] => {
    const before = formerById.get(item.id)
    if (before !== undefined) return itemDifferences(before, item, at)
    return [{ ...at, kind: 'item', path: [...at.path, item.id], item, before: null, after: item }]
  })
  const removed = former
    .filter(({ id }) => !ids.has(id))
    .map(
      (item): Difference => ({
        ...at,
        kind: 'item',
        path: [...at.path, item.id],
        item,
        before: item,
        after: null,
      }),
    )
  const sequence = { before: idsOf(former), after: idsOf(items) }
  const moved: Difference[] = isReordered(sequence.before, sequence.after)
    ? [{ ...at, kind: 'item-sequence', path: [...at.path, '#'], ...sequence }]
    : []
  return [...kept, ...removed, ...moved]
}

const sectionDifferences = (former: AnySection, section: AnySection): Difference[] => {
  const path = ['sections', section.id]
  const before: PlainValues = { ...former }
  const after: PlainValues = { ...section }
  const fields = Object.entries(fieldsOfSection(section)).flatMap(([name, field]): Difference[] => {
    const at = { section, path: [...path, name] }
    if (field.kind === 'items')
      return listDifferences(itemsOf(former, name), itemsOf(section, name), {
        ...at,
        list: name,
        listField: field,
      })
    if (sameValue(before[name], after[name])) return []
    return [{ ...at, kind: 'field', name, field, before: before[name], after: after[name] }]
  })
  if (former.layout === section.layout) return fields
  const layout = { name: 'layout', before: former.layout, after: section.layout }
  return [...fields, { kind: 'field', section, path: [...path, 'layout'], ...layout }]
}

const partDifferences = (before: DraftContent, after: DraftContent, part: DraftPart): Difference[] => {
  const former: PlainValues = { ...before[part] }
  const values: PlainValues = { ...after[part] }
  return Object.entries(partFields[part])
    .filter(([name]) => !sameValue(former[name], values[name]))
    .map(([name, field]) => ({
      kind: 'part',
      part,
      path: [part, name],
      name,
      field,
      before: former[name],
      after: values[name],
    }))
}

const planDifferences = (before: DraftContent, after: DraftContent): Difference[] => {
  const isIn = ({ sections }: DraftContent, { id, type }: AnySection) =>
    sections.some((one) => one.id === id && one.type === type)
  const path = ({ id }: AnySection) => ['sections', id]
  const added = after.sections
    .filter((section) => !isIn(before, section))
    .map(
      (section): Difference => ({
        kind: 'section',
        path: path(section),
        section,
        before: null,
        after: section,
      }),
    )
  const removed = before.sections
    .filter((section) => !isIn(after, section))
    .map(
      (section): Difference => ({
        kind: 'section',
        path: path(section),
        section,
        before: section,
        after: null,
      }),
    )
  const sequence = { before: idsOf(before.sections), after: idsOf(after.sections) }
  const moved: Difference[] = isReordered(sequence.before, sequence.after)
    ? [{ kind: 'sequence', path: ['#'], ...sequence }]
    : []
  return [...added, ...removed, ...moved]
}

const pageDifferences = ({ pages: former = [] }: DraftContent, { pages = [] }: DraftContent): Difference[] =>
  [...new Set(idsOf([...pages, ...former]))].flatMap((id): Difference[] => {
    const [before = null, after = null] = [former, pages].map((all) => all.find((page) => page.id === id))
    const page = after ?? before
    if (page === null || sameValue(before, after)) return []
    return [{ kind: 'page', path: ['pages', id], page, before, after }]
  })

/** Everything that differs between two valid drafts: sections in page order, then their sequence, the pages beside it and the other parts. */
export const differences = (before: DraftContent, after: DraftContent): readonly Difference[] => {
  const formerById = new Map(before.sections.map((section) => [section.id, section]))
  const within = after.sections.flatMap((section) => {
    const former = formerById.get(section.id)
    return former === undefined || former.type !== section.type ? [] : sectionDifferences(former, section)
  })
  const parts = draftParts.flatMap((part) => partDifferences(before, after, part))
  return [...within, ...planDifferences(before, after), ...pageDifferences(before, after), ...parts]
}
