import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { edit } from '@shingle/shared/draft/edits/edit.ts'
import { addItem, removeItem } from '@shingle/shared/draft/edits/items.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../../replica/draft.ts'
import { amendSteps, type Step } from '../../../replica/pictures/picture-steps.ts'
import { isWaiting } from '../../../replica/pictures/waiting-picture.ts'
import { canEdit } from './can-edit.ts'
import type { PictureList } from './picture-list.ts'

interface AddedPicture {
  readonly to: PictureList
  readonly image: ImageValue
  /** The item whose picture it becomes; without one it is another item, at the end. */
  readonly into: string | undefined
  /** The step of undo that it belongs to, where others were added before it. */
  readonly step: Step | undefined
}

/**
 * Puts a picture into an item of a list, or adds it to the end; answers the step of undo that this is part of. Undefined
 * where there is no room, where nothing may be edited, and where the step that it belongs to was undone.
 */
export const addPicture = (
  draft: OpenDraft,
  { to: { section, list, field }, image, into, step }: AddedPicture,
): Step | undefined => {
  if (!canEdit(draft.status())) return undefined
  const { pictures } = draft
  const doc = draft.doc()
  const manager = draft.undoManager()
  if (step !== undefined && !manager.undoStack.includes(step)) return undefined
  const put = () => {
    const item = into === undefined ? addItem(doc, { section, list }) : succeed(into)
    if (!item.ok) return []
    const at: FieldAddress = { in: 'item', section, list, item: item.value, field }
    if (isWaiting(image) || setField(doc, at, image).ok) return [{ at, image }]
    // What the field refuses leaves no empty item behind.
    if (into === undefined) removeItem(doc, { section, list, item: item.value })
    return []
  }
  const waiting = pictures.waiting()
  const make = () =>
    pictures.change(
      () => edit(doc, 'Add pictures', put),
      (added) => [...waiting, ...added.filter((picture) => isWaiting(picture.image))],
    )
  manager.stopCapturing()
  const added = step === undefined ? make() : amendSteps(manager, [step], make)
  return added.length === 0 ? undefined : (step ?? manager.undoStack.at(-1))
}
