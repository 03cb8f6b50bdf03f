import { sectionTitle } from '../sections/section-title.ts'
import type { SectionType } from '../sections/sections.ts'
import type { AnySection, DraftContent } from './content.ts'
import type {
  Difference,
  FieldDifference,
  ItemDifference,
  ItemFieldDifference,
  PageDifference,
  PartDifference,
  SequenceDifference,
} from './difference.ts'
import { inSentence, itemName, pageTitle, partTitle } from './difference-words.ts'
import { differences } from './differences.ts'
import { type DraftPart, draftParts } from './shape.ts'
import { stableMembers } from './stable-members.ts'

/** What changed at one place of a draft, in words: 'Services', 'heading changed'. */
export interface Change {
  /** The section, the page beside the page, or the part beside the sections. */
  readonly place:
    | { readonly section: string; readonly type: SectionType }
    | { readonly page: string }
    | { readonly part: DraftPart }
  readonly title: string
  readonly words: string
  /** Whether the place is there only before. */
  readonly isGone: boolean
}

const namedMaximum = 4

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const changedWords = (names: readonly string[]): readonly string[] => {
  const distinct = [...new Set(names)]
  if (distinct.length === 0) return []
  const isLong = distinct.length > namedMaximum
  const named = isLong
    ? [...distinct.slice(0, namedMaximum - 1), `${distinct.length - namedMaximum + 1} more`]
    : distinct
  return [`${joined(named)} changed`]
}

const hiddenWords = ({ after }: FieldDifference): string => (after === true ? 'hidden' : 'shown again')

const itemWords = (difference: ItemDifference): string => {
  const { itemLabel } = difference.listField
  const name = itemName(difference)
  const what = name === itemLabel ? itemLabel : `${itemLabel} ${name}`
  return `${what} ${difference.after === null ? 'removed' : 'added'}`
}

const manyItems = (items: readonly ItemDifference[]): readonly string[] => {
  const groupOf = ({ list, after }: ItemDifference) => `${list} ${after === null ? 'removed' : 'added'}`
  return [...new Set(items.map(groupOf))].flatMap((group) => {
    const members = items.filter((item) => groupOf(item) === group)
    const [first] = members
    if (first === undefined || members.length < 3) return members.map(itemWords)
    return [`${members.length} ${first.listField.itemLabel}s ${first.after === null ? 'removed' : 'added'}`]
  })
}

const fieldOfItem = (difference: ItemFieldDifference): string => {
  const label = inSentence(difference.field.label)
  const name = itemName(difference)
  return name === difference.listField.itemLabel ? label : `${label} of ${name}`
}

/** What changed inside a section that is there before and after. */
const withinWords = (found: readonly Difference[]): readonly string[] => {
  const names = found.flatMap((difference): string[] => {
    if (difference.kind === 'item-field') return [fieldOfItem(difference)]
    if (difference.kind === 'item-sequence') return [`order of ${inSentence(difference.listField.label)}`]
    if (difference.kind !== 'field' || difference.name === 'hidden') return []
    return [inSentence(difference.field?.label ?? 'Layout')]
  })
  const hidden = found.flatMap((difference) =>
    difference.kind === 'field' && difference.name === 'hidden' ? [hiddenWords(difference)] : [],
  )
  const items = found.filter((difference) => difference.kind === 'item')
  return [...changedWords(names), ...manyItems(items), ...hidden]
}

const neighbourWords = (verb: string, id: string, { sections }: DraftContent): string => {
  const above = sections[sections.findIndex((section) => section.id === id) - 1]
  return above === undefined ? verb : `${verb} below ${sectionTitle(above)}`
}

const movedIds = ({ before, after }: SequenceDifference): ReadonlySet<string> => {
  const stable = stableMembers(before, after)
  return new Set(after.filter((id) => before.includes(id) && !stable.has(id)))
}

const themeNames = new Set(['paletteId', 'seed', 'background', 'primaryText', 'secondaryText'])
const isPalette = ({ part, name }: PartDifference): boolean =>
  part === 'theme' && (themeNames.has(name) || /^button(Background|Text|Hover|Pressed)$/.test(name))

const partChange = (part: DraftPart, found: readonly PartDifference[]): Change[] => {
  const names = found.map((difference) =>
    isPalette(difference) ? 'palette' : inSentence(difference.field.label),
  )
  const words = changedWords(names).join('')
  return words === '' ? [] : [{ place: { part }, title: partTitle(part), words, isGone: false }]
}

const isWithin = (difference: Difference, id: string): boolean =>
  difference.path[0] === 'sections' && difference.path[1] === id && difference.kind !== 'section'

const pageWords = ({ before, after }: PageDifference): string => {
  if (before === null) return 'added'
  if (after === null) return 'removed'
  if (before.hidden !== after.hidden) return after.hidden ? 'hidden' : 'shown again'
  return 'changed'
}

const pageChange = (difference: PageDifference): Change => ({
  place: { page: difference.page.id },
  title: pageTitle(difference.page),
  words: pageWords(difference),
  isGone: difference.after === null,
})

/**
 * What changed from one draft to another, place by place in page order: what a person reads as 'What changed since the
 * last publish'.
 */
export const changesBetween = (before: DraftContent, after: DraftContent): readonly Change[] => {
  const found = differences(before, after)
  const sequence = found.find((difference) => difference.kind === 'sequence')
  const moved = sequence === undefined ? new Set<string>() : movedIds(sequence)
  const isNew = ({ id }: AnySection) =>
    found.some((one) => one.kind === 'section' && one.after !== null && one.section.id === id)
  const wordsFor = (section: AnySection): readonly string[] => {
    if (isNew(section)) return [neighbourWords('added', section.id, after)]
    const place = moved.has(section.id) ? [neighbourWords('moved', section.id, after)] : []
    return [...withinWords(found.filter((difference) => isWithin(difference, section.id))), ...place]
  }
  const kept = after.sections.flatMap((section): Change[] => {
    const words = wordsFor(section).join('; ')
    const place = { section: section.id, type: section.type }
    return words === '' ? [] : [{ place, title: sectionTitle(section), words, isGone: false }]
  })
  const removed = found.flatMap((difference): Change[] => {
    if (difference.kind !== 'section' || difference.after !== null) return []
    const { section } = difference
    const place = { section: section.id, type: section.type }
    return [{ place, title: sectionTitle(section), words: 'removed', isGone: true }]
  })
  const ofParts = found.filter((difference) => difference.kind === 'part')
  const parts = draftParts.flatMap((part) =>
    partChange(
      part,
      ofParts.filter((difference) => difference.part === part),
    ),
  )
  const pages = found.flatMap((one) => (one.kind === 'page' ? [pageChange(one)] : []))
  return [...kept, ...removed, ...pages, ...parts]
}
