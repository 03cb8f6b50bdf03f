import * as Y from 'yjs'
import type { DraftContent } from '../draft/content.ts'
import { materialise } from '../draft/materialise.ts'
import { sameValue } from '../draft/same-value.ts'
import { seedDraft } from '../draft/seed.ts'
import { validateContent } from '../draft/validate.ts'
import { makeProposed, type ValuesFor } from './make-proposed.ts'
import type { ProposedEdit } from './proposed-edit.ts'

/** An edit that can be made, and the draft before and after it. */
export interface FitEdit {
  readonly edit: ProposedEdit
  readonly before: DraftContent
  readonly after: DraftContent
}

/** Of the edits proposed, those that can be made one after the other: each changes something and leaves a draft that can be saved. */
export const fitEdits = (
  content: DraftContent,
  edits: readonly ProposedEdit[],
  valuesFor: ValuesFor,
): readonly FitEdit[] => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(content))
  const fit: FitEdit[] = []
  let before = materialise(doc)
  for (const edit of edits) {
    const made = makeProposed(doc, edit, valuesFor)
    const after = materialise(doc)
    if (!made.ok || sameValue(before, after) || !validateContent(after).ok) continue
    fit.push({ edit, before, after })
    before = after
  }
  doc.destroy()
  return fit
}
