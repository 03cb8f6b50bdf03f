import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import { editsOf } from '../../base/draft/editing.ts'
import { addressOfKey } from '../../base/draft/place.ts'
import { elementOf } from '../../base/page/text-element.ts'

/** Where a dropped file becomes a picture, and what shows it. */
export interface DropTarget {
  element: HTMLElement
  field: string
  write: (image: ImageValue) => Result<unknown> | undefined
}

/** A picture, or its empty place, takes the file; the ground of a section that is a list of pictures adds one. */
export const dropTarget = (
  draft: OpenDraft,
  event: Event,
  idOf: (anchor: string) => string | undefined,
): DropTarget | null => {
  const under = elementOf(event.target)
  const element = under?.closest<HTMLElement>('[data-picture]')
  const at = addressOfKey(element?.dataset.picture ?? '')
  if (element && at) return { element, field: at.field, write: (image) => editsOf(draft).setField(at, image) }
  const ground = under?.closest<HTMLElement>('.section')
  const section = ground && idOf(ground.id)
  const list = section && pictureList(draft.view.section(section)?.type)
  return list
    ? { element: ground, field: list.field, write: (image) => add(draft, { section, ...list }, image) }
    : null
}

/** The list of a section type whose items are pictures first of all. */
const pictureList = (type: string | undefined): { list: string; field: string } | null => {
  for (const [list, field] of Object.entries(findDefinition(type)?.fields ?? {})) {
    if (field.kind !== 'items') continue
    const [first] = Object.entries(field.fields)
    if (first?.[1].kind === 'image') return { list, field: first[0] }
  }
  return null
}

const add = (
  draft: OpenDraft,
  { section, list, field }: { section: string; list: string; field: string },
  image: ImageValue,
): Result<unknown> | undefined => {
  const edits = editsOf(draft)
  return edits.together('Add picture', () => {
    const item = edits.addItem({ section, list })
    if (!item?.ok) return item
    const at: FieldAddress = { in: 'item', section, list, item: item.value, field }
    return edits.setField(at, image)
  })
}
