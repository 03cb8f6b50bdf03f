import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { Fields } from '@shingle/shared/field/field.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { Selection } from '../../base/designer-store.ts'
import { addressOfKey } from '../../base/draft/address-of-key.ts'
import { pictureListOf } from '../../base/draft/picture-list.ts'
import { addressKey } from '../../base/draft/place.ts'
import { elementOf } from '../../base/page/text-element.ts'
import type { PictureTarget } from '../../images/put-pictures.ts'

/** Where dropped files become pictures, and what shows it. */
export interface DropTarget extends PictureTarget {
  readonly element: HTMLElement
}

type Draft = Pick<OpenDraft, 'view'>

/**
 * A picture, or its empty place, takes a file; the ground of a section that is a list of pictures adds it. Dropped beside
 * a picture it is meant for that of the item, or else of the section, in which it is dropped.
 */
export const dropTarget = (
  draft: Draft,
  event: Event,
  idOf: (anchor: string) => string | undefined,
): DropTarget | null => {
  const under = elementOf(event.target)
  const ground = groundOf(under)
  const section = ground ? idOf(ground.id) : undefined
  const list = section === undefined ? null : pictureListOf(draft.view.section(section))
  const element = under?.closest<HTMLElement>('[data-picture]')
  const at = addressOfKey(element?.dataset.picture ?? '')
  if (element && at) return { element, at, list }
  if (!ground || section === undefined) return null
  if (list) return { element: ground, at: null, list }
  return besideOf(under, ground) ?? ownOf(draft, section, ground)
}

/** What to do with a file that is dropped where no picture can be. */
export const dropRefusal = (event: Event): string => {
  const ground = groundOf(elementOf(event.target))
  if (!ground) return 'Drop it on a section that has a picture.'
  return picturesIn(ground).length > 0
    ? 'Drop it on one of the pictures in this section.'
    : 'Nothing in this section takes pictures.'
}

const groundOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('.section') ?? null

const picturesIn = (ground: HTMLElement): readonly HTMLElement[] => [
  ...ground.querySelectorAll<HTMLElement>('[data-picture]'),
]

/** The picture of the item whose words a file is dropped on. */
const besideOf = (under: Element | null, ground: HTMLElement): DropTarget | null => {
  const item = under?.closest<HTMLElement>('[data-item]')?.dataset.item
  const element =
    item === undefined ? undefined : picturesIn(ground).find(({ dataset }) => dataset.item === item)
  const at = addressOfKey(element?.dataset.picture ?? '')
  return element && at ? { element, at, list: null } : null
}

/** The section's own picture; one that its layout does not show is left as it is. */
const ownOf = ({ view }: Draft, id: string, ground: HTMLElement): DropTarget | null => {
  const section = view.section(id)
  const field = pictureFieldIn(findDefinition(section?.type)?.fields ?? {})
  if (section === undefined || field === undefined) return null
  const at: FieldAddress = { in: 'section', section: id, field }
  const shown = picturesIn(ground).find(({ dataset }) => dataset.picture === addressKey(at))
  const isEmpty = Object.entries(section).every(([name, value]) => name !== field || value === null)
  return shown || isEmpty ? { element: shown ?? ground, at, list: null } : null
}

const pictureFieldIn = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([name, { kind }]) => kind === 'image' && name !== 'logoImage')?.[0]

/** Where pasted files become pictures: the chosen item, the list of pictures of the chosen section, or its picture. */
export const pasteTarget = ({ view }: Draft, selection: Selection | null): PictureTarget | null => {
  if (selection === null) return null
  const section = view.section(selection.section)
  const list = pictureListOf(section)
  const { section: id, item } = selection
  const fields: Fields = findDefinition(section?.type)?.fields ?? {}
  const ofItems = item && fields[item.list]
  const field = pictureFieldIn(ofItems?.kind === 'items' ? ofItems.fields : fields)
  if (field === undefined || (list && !item)) return list && { at: null, list }
  return {
    at: item ? { in: 'item', section: id, ...item, field } : { in: 'section', section: id, field },
    list,
  }
}
