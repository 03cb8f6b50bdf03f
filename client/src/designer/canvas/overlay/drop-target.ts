import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { Selection } from '../../base/designer-store.ts'
import { pictureListOf } from '../../base/draft/picture-list.ts'
import { addressOfKey } from '../../base/draft/place.ts'
import { elementOf } from '../../base/page/text-element.ts'
import type { PictureTarget } from '../../images/put-pictures.ts'

/** Where dropped files become pictures, and what shows it. */
export interface DropTarget extends PictureTarget {
  readonly element: HTMLElement
}

/** A picture, or its empty place, takes a file; the ground of a section that is a list of pictures adds it. */
export const dropTarget = (
  { view }: Pick<OpenDraft, 'view'>,
  event: Event,
  idOf: (anchor: string) => string | undefined,
): DropTarget | null => {
  const under = elementOf(event.target)
  const ground = under?.closest<HTMLElement>('.section')
  const section = ground ? idOf(ground.id) : undefined
  const list = section === undefined ? null : pictureListOf(view.section(section))
  const element = under?.closest<HTMLElement>('[data-picture]')
  const at = addressOfKey(element?.dataset.picture ?? '')
  if (element && at) return { element, at, list }
  return ground && list ? { element: ground, at: null, list } : null
}

/** Where pasted files become pictures: the chosen item, the list of pictures of the chosen section, or its picture. */
export const pasteTarget = (
  { view }: Pick<OpenDraft, 'view'>,
  selection: Selection | null,
): PictureTarget | null => {
  if (selection === null) return null
  const section = view.section(selection.section)
  const list = pictureListOf(section)
  const { section: id, item } = selection
  const fields = findDefinition(section?.type)?.fields ?? {}
  const ofItems = item && fields[item.list]
  const places = ofItems?.kind === 'items' ? ofItems.fields : fields
  const field = Object.entries(places).find(
    ([name, { kind }]) => kind === 'image' && name !== 'logoImage',
  )?.[0]
  if (field === undefined || (list && !item)) return list && { at: null, list }
  return {
    at: item ? { in: 'item', section: id, ...item, field } : { in: 'section', section: id, field },
    list,
  }
}
