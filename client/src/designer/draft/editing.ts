import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { duplicateSection } from '@shingle/shared/draft/edits/duplicate-section.ts'
import { addItem, duplicateItem, moveItem, removeItem } from '@shingle/shared/draft/edits/items.ts'
import { moveSection, stepSection } from '@shingle/shared/draft/edits/move-section.ts'
import { removeSection } from '@shingle/shared/draft/edits/remove-section.ts'
import { setField, setFields } from '@shingle/shared/draft/edits/set-field.ts'
import { setLayout } from '@shingle/shared/draft/edits/set-layout.ts'
import { useMemo } from 'react'
import type * as Y from 'yjs'
import type { DraftSession } from '../../replica/draft-session.ts'
import type { DraftStatus } from '../../replica/draft-status.ts'
import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'

export function canEdit({ phase }: DraftStatus): boolean {
  return phase === 'edit' || phase === 'edit-offline'
}

export function useCanEdit(): boolean {
  return canEdit(useDraftStatus(useDraftSession()))
}

/** Every edit of this draft; while it may not be edited, none does anything. */
export function editsOf(session: DraftSession) {
  const guarded =
    <Args extends unknown[], R>(edit: (doc: Y.Doc, ...args: Args) => R) =>
    (...args: Args): R | undefined =>
      canEdit(session.status()) ? edit(session.doc(), ...args) : undefined
  return {
    setField: guarded(setField),
    setFields: guarded(setFields),
    setLayout: guarded(setLayout),
    addSection: guarded(addSection),
    removeSection: guarded(removeSection),
    duplicateSection: guarded(duplicateSection),
    moveSection: guarded(moveSection),
    stepSection: guarded(stepSection),
    addItem: guarded(addItem),
    removeItem: guarded(removeItem),
    duplicateItem: guarded(duplicateItem),
    moveItem: guarded(moveItem),
  }
}

export type Edits = ReturnType<typeof editsOf>

export function useEdits(): Edits {
  const session = useDraftSession()
  return useMemo(() => editsOf(session), [session])
}
