import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { edit } from '@shingle/shared/draft/edits/edit.ts'
import { addItem, removeItem } from '@shingle/shared/draft/edits/items.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import { isWaiting } from '../../../replica/pictures/waiting-picture.ts'
import { canEdit } from './can-edit.ts'
import type { PictureList } from './picture-list.ts'

interface AddedPictures {
  readonly to: PictureList
  readonly images: readonly ImageValue[]
  /** The items that give way to them. */
  readonly instead: readonly string[]
}

/** Adds pictures to the end of a list, as one step of undo; answers how many there was room for, none while nothing may be edited. */
export const addPictures = (
  draft: OpenDraft,
  { to: { section, list, field }, images, instead }: AddedPictures,
): number => {
  if (!canEdit(draft.status())) return 0
  const { pictures } = draft
  const doc = draft.doc()
  draft.undoManager().stopCapturing()
  const put = (image: ImageValue) => {
    const item = addItem(doc, { section, list })
    if (!item.ok) return []
    const at: FieldAddress = { in: 'item', section, list, item: item.value, field }
    if (isWaiting(image) || setField(doc, at, image).ok) return [{ at, image }]
    // What the field refuses leaves no empty item behind.
    removeItem(doc, { section, list, item: item.value })
    return []
  }
  const make = () =>
    edit(doc, 'Add pictures', () => {
      for (const item of instead) removeItem(doc, { section, list, item })
      return images.flatMap(put)
    })
  const waiting = pictures.waiting()
  return pictures.change(make, (added) => [...waiting, ...added.filter(({ image }) => isWaiting(image))])
    .length
}
