import { findDefinition } from '@shingle/shared/sections/definitions.ts'

/** A list of a section whose items are pictures, such as a gallery's, and the field that holds each. */
export interface PictureList {
  readonly section: string
  readonly list: string
  readonly field: string
}

/** Beside a picture such an item has at most what is said of it, or where it leads. */
const fieldsMaximum = 2

/** The list of pictures that a section has, if any. */
export const pictureListOf = (
  section: { readonly id: string; readonly type: string } | undefined,
): (PictureList & { readonly maximum: number }) | null => {
  for (const [list, field] of Object.entries(findDefinition(section?.type)?.fields ?? {})) {
    if (section === undefined || field.kind !== 'items') continue
    const [first, ...others] = Object.entries(field.fields)
    if (first?.[1].kind === 'image' && others.length < fieldsMaximum)
      return { section: section.id, list, field: first[0], maximum: field.maximum }
  }
  return null
}
