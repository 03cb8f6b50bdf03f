import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { partFields } from '@shingle/shared/draft/materialise.ts'
import { fieldsOf } from '@shingle/shared/draft/section-fields.ts'
import type { Fields } from '@shingle/shared/field/field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { DraftView } from '../../replica/draft-view.ts'
import { fieldEntries } from '../base/draft/field-entry.ts'

/** The picture at an address; null where there is none. */
export const imageAt = (view: DraftView, at: FieldAddress): ImageValue | null => {
  const owner = ownerOf(view, at)
  const entry = owner && fieldEntries(owner.fields, owner.values).find(({ name }) => name === at.field)
  return entry?.kind === 'image' ? entry.value : null
}

interface Owner {
  fields: Fields
  values: object
}

const ownerOf = (view: DraftView, at: FieldAddress): Owner | null => {
  if (at.in === 'page') return null
  if (at.in !== 'section' && at.in !== 'item') return { fields: partFields[at.in], values: view[at.in]() }
  const section = view.section(at.section)
  const definition = findDefinition(section?.type)
  if (!section || !definition) return null
  const fields = fieldsOf(definition)
  if (at.in === 'section') return { fields, values: section }
  const list = fieldEntries(fields, section).find(({ name }) => name === at.list)
  const item = list?.kind === 'items' ? list.value.find(({ id }) => id === at.item) : undefined
  return list?.kind === 'items' && item ? { fields: list.field.fields, values: item } : null
}

/** Every picture of a draft, each once. */
export const picturesOn = (view: DraftView): readonly ImageValue[] => {
  const { sections, settings } = view.content()
  const all = [
    ...sections.flatMap((section) => {
      const definition = findDefinition(section.type)
      return definition ? picturesIn(fieldsOf(definition), section) : []
    }),
    ...picturesIn(partFields.settings, settings),
  ]
  return [...new Map(all.map((image) => [`${image.provider}/${image.reference}`, image])).values()]
}

/** The pictures of a set of fields and of the items in it. */
export const picturesIn = (fields: Fields, values: object): ImageValue[] =>
  fieldEntries(fields, values).flatMap((entry) => {
    if (entry.kind === 'image') return entry.value ?? []
    if (entry.kind !== 'items') return []
    return entry.value.flatMap((item) => picturesIn(entry.field.fields, item))
  })
