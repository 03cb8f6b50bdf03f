import { useMemo } from 'react'
import type { OpenDraft } from '../../../replica/draft.ts'
import { useDraft, useDraftStatus } from '../../../replica/use-draft.ts'
import { createLate } from '../late.ts'
import { canEdit } from './can-edit.ts'

type MakeEdits = typeof import('./make-edits.ts').makeEdits
export type Edits = ReturnType<MakeEdits>

// With the schemas of all values: the first picture needs none of it.
const late = createLate(async () => (await import('./make-edits.ts')).makeEdits)

/** Fetches the edits now. Until they are here the draft is shown, and nothing in it can be edited. */
export const fetchEdits = late.begin

export const useCanEdit = (): boolean => {
  const isFetched = late.use() !== null
  return useDraftStatus(canEdit) && isFetched
}

const nothing = () => undefined
const noEdits: Edits = {
  together: nothing,
  setField: nothing,
  setFields: nothing,
  setPicture: nothing,
  reword: nothing,
  setLayout: nothing,
  addSection: nothing,
  removeSection: nothing,
  duplicateSection: nothing,
  moveSection: nothing,
  stepSection: nothing,
  addItem: nothing,
  removeItem: nothing,
  duplicateItem: nothing,
  moveItem: nothing,
  removeItems: nothing,
  duplicateItems: nothing,
  moveItems: nothing,
  acceptReview: nothing,
  followSections: nothing,
}

export const editsOf = (draft: OpenDraft): Edits => late.here()?.(draft) ?? noEdits

export const useEdits = (): Edits => {
  const draft = useDraft()
  const makeEdits = late.use()
  return useMemo(() => makeEdits?.(draft) ?? noEdits, [makeEdits, draft])
}
