import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { acceptReview } from '@shingle/shared/draft/edits/accept-review.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { duplicateSection } from '@shingle/shared/draft/edits/duplicate-section.ts'
import { edit } from '@shingle/shared/draft/edits/edit.ts'
import {
  addItem,
  duplicateItem,
  type ItemAddress,
  type ListAddress,
  moveItem,
  removeItem,
} from '@shingle/shared/draft/edits/items.ts'
import { moveSection, stepSection } from '@shingle/shared/draft/edits/move-section.ts'
import { followSections } from '@shingle/shared/draft/edits/navigation.ts'
import { removeSection } from '@shingle/shared/draft/edits/remove-section.ts'
import { reword } from '@shingle/shared/draft/edits/reword.ts'
import { setField, setFields } from '@shingle/shared/draft/edits/set-field.ts'
import { setLayout } from '@shingle/shared/draft/edits/set-layout.ts'
import { duplicateItems, moveItems, removeItems } from '@shingle/shared/draft/edits/several-items.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type * as Y from 'yjs'
import type { OpenDraft } from '../../../replica/draft.ts'
import type { Beside } from '../../../replica/pictures/waiting-picture.ts'
import { canEdit } from './can-edit.ts'
import { copyWithWaiting, itemsTwin, itemTwin, sectionTwin, writeOrWait } from './picture-edits.ts'

interface PutPicture {
  readonly at: FieldAddress
  readonly image: ImageValue
  /** What becomes another value because of it. */
  readonly beside?: Beside | undefined
}

/** Every edit of this draft; while it may not be edited, none does anything. */
export const makeEdits = (draft: OpenDraft) => {
  const guarded =
    <Args extends unknown[], R>(make: (doc: Y.Doc, ...args: Args) => R) =>
    (...args: Args): R | undefined =>
      canEdit(draft.status()) ? make(draft.doc(), ...args) : undefined
  /** An edit that is undone alone, however soon it follows another. */
  const step = <Args extends unknown[], R>(make: (doc: Y.Doc, ...args: Args) => R) =>
    guarded((doc: Y.Doc, ...args: Args): R => {
      draft.undoManager().stopCapturing()
      return make(doc, ...args)
    })
  /** Several edits as one step: whatever happens between them, one undo takes all of them back. */
  const together = <R>(name: string, run: () => R): R | undefined =>
    canEdit(draft.status()) ? edit(draft.doc(), name, run) : undefined
  return {
    together,
    setField: guarded((doc, at: FieldAddress, value: unknown) =>
      writeOrWait(draft, { at, value, write: () => setField(doc, at, value) }),
    ),
    setFields: step(setFields),
    /** Puts a picture in a field, with what goes with it. */
    setPicture: step((doc, { at, image, beside }: PutPicture) => {
      const write = () =>
        edit(doc, 'Change picture', () => {
          const written = setField(doc, at, image)
          return written.ok && beside ? setField(doc, { ...at, field: beside.field }, beside.value) : written
        })
      return writeOrWait(draft, { at, value: image, write, beside })
    }),
    reword: guarded(reword),
    setLayout: guarded(setLayout),
    addSection: step(addSection),
    removeSection: step(removeSection),
    duplicateSection: step((doc, id: string) =>
      copyWithWaiting(draft, () => duplicateSection(doc, id), sectionTwin(draft.view, id)),
    ),
    moveSection: step(moveSection),
    stepSection: step(stepSection),
    addItem: step(addItem),
    removeItem: step(removeItem),
    duplicateItem: step((doc, address: ItemAddress) =>
      copyWithWaiting(draft, () => duplicateItem(doc, address), itemTwin(address)),
    ),
    moveItem: step(moveItem),
    removeItems: step(removeItems),
    duplicateItems: step((doc, address: ListAddress, items: readonly string[]) =>
      copyWithWaiting(draft, () => duplicateItems(doc, address, items), itemsTwin(address)),
    ),
    moveItems: step(moveItems),
    acceptReview: step(acceptReview),
    followSections: step(followSections),
  }
}
