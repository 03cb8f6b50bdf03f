import type { DraftContent } from '../draft/content.ts'
import { freshId } from '../draft/edits/fresh-id.ts'
import { withFreshItems } from '../draft/edits/fresh-items.ts'
import { fieldsOf } from '../draft/section-fields.ts'
import { isRecord } from '../field/is-record.ts'
import type { ImageValue } from '../image/image-value.ts'
import { definitionOf } from '../sections/definitions.ts'

type Change = (value: Readonly<Record<string, unknown>>) => unknown

/** A value with all records in it changed, the inner ones first. */
const changed = (value: unknown, change: Change): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown) => changed(entry, change))
  if (!isRecord(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, change)])),
  )
}

// Content is validated before it comes here, and of valid content nothing else has a provider and a reference.
const isPicture = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.provider === 'string' && typeof value.reference === 'string'

/** Valid content with its uploaded pictures changed, wherever they stand; our own drawings stay. */
export const withPictures = (
  content: DraftContent,
  change: (picture: ImageValue) => ImageValue | null,
): DraftContent =>
  changed(content, (value) => {
    if (!isPicture(value) || value.provider === 'Artwork') return value
    return change(value as unknown as ImageValue)
  }) as DraftContent

/** What valid content calls the uploaded pictures that it shows, each once, in their order. */
export const picturesIn = (content: DraftContent): readonly string[] => {
  const references = new Set<string>()
  withPictures(content, (picture) => {
    references.add(picture.reference)
    return picture
  })
  return [...references]
}

/** Valid content with new ids for all its sections, items and pages, and links that lead to the same sections as before. */
export const withFreshIds = (content: DraftContent): DraftContent => {
  const ids = content.sections.map(({ id }) => [id, freshId()] as const)
  // Of two sections of one id, links lead to the first.
  const idOf = new Map(ids.toReversed())
  const lead: Change = (value) =>
    value.type === 'Section' && typeof value.target === 'string'
      ? { ...value, target: idOf.get(value.target) ?? '' }
      : value
  const sections = content.sections.map((section, at) => ({
    ...withFreshItems(fieldsOf(definitionOf(section.type)), { ...section }),
    id: ids[at]?.[1],
  }))
  const pages = content.pages && { pages: content.pages.map((page) => ({ ...page, id: freshId() })) }
  return changed({ ...content, sections, ...pages }, lead) as DraftContent
}
