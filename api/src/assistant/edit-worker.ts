import { parentPort } from 'node:worker_threads'
import { assistantWriter, signChange } from '@shingle/shared/assistant/assistant-writer.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { type EditWords, editWords } from '@shingle/shared/proposal/edit-words.ts'
import { fitEdits } from '@shingle/shared/proposal/fit-edits.ts'
import { makeProposed, type ValuesFor } from '@shingle/shared/proposal/make-proposed.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { plainSection } from '@shingle/shared/sections/plain-section.ts'
import { leaveFormatting } from '@shingle/storage/draft-guard/leave-formatting.ts'
import { loadUpdates } from '@shingle/storage/draft-guard/load-updates.ts'
import type { StoredUpdate } from '@shingle/storage/draft-guard/stored-update.ts'
import * as Y from 'yjs'

/** What is stored of a draft, and what is to be changed in it. */
export interface EditOrder {
  readonly updates: readonly StoredUpdate[]
  readonly edits: readonly ProposedEdit[]
}

/** What a draft says, and what is to be tried on it; what is added says what such a section begins with, or nothing yet. */
export interface TrialOrder {
  readonly content: DraftContent
  readonly edits: readonly ProposedEdit[]
  readonly addedSay: 'examples' | 'nothing'
}

/** An edit that can be made, and what is said of it before it is. */
export interface TriedEdit {
  readonly edit: ProposedEdit
  readonly words: EditWords
}

/** What it cannot load within the limits, or is no draft. */
export const unreadable = 'unreadable'

/** The draft as it was, and where any of the edits could be made, what that made of it. */
export interface EditedCopy {
  readonly before: Result<DraftContent>
  readonly edited?: {
    readonly made: readonly ProposedEdit[]
    /** What the edits changed, and no more than that. */
    readonly update: Uint8Array
    /** The whole draft with them (Yjs V2), and the same as plain values. */
    readonly state: Uint8Array
    readonly content: DraftContent
  }
}

const makeEdits = (doc: Y.Doc, edits: readonly ProposedEdit[]): EditedCopy => {
  const before = validateContent(materialise(doc))
  if (!before.ok) return { before }
  const { business } = before.value
  const changes: Uint8Array[] = []
  doc.clientID = assistantWriter
  doc.on('update', (change: Uint8Array) => changes.push(change))
  const written = () => Y.getState(doc.store, assistantWriter)
  const writtenBefore = written()
  const made = edits.filter((one) => makeProposed(doc, one, (type) => plainSection(type, business)).ok)
  if (made.length > 0 && written() === writtenBefore) signChange(doc)
  const after = validateContent(materialise(doc))
  if (made.length === 0 || !after.ok) return { before }
  const [update, state] = [Y.mergeUpdates(changes), Y.encodeStateAsUpdateV2(doc)]
  return { before, edited: { made, update, state, content: after.value } }
}

const tryEdits = ({ content, edits, addedSay }: TrialOrder): readonly TriedEdit[] => {
  const { business } = content
  const valuesFor: ValuesFor = addedSay === 'nothing' ? () => ({}) : (type) => plainSection(type, business)
  return fitEdits(content, edits, valuesFor).map((fit) => ({ edit: fit.edit, words: editWords(fit) }))
}

const editLoaded = ({ updates, edits }: EditOrder): EditedCopy | typeof unreadable => {
  try {
    const doc = new Y.Doc()
    leaveFormatting(doc)
    // How long it takes is watched from outside.
    loadUpdates(doc, updates, { deadlineMs: Number.POSITIVE_INFINITY })
    return makeEdits(doc, edits)
  } catch {
    // Whatever it was: what is stored cannot be loaded within the limits, or is no draft.
    return unreadable
  }
}

const answer = (order: EditOrder | TrialOrder) => ('content' in order ? tryEdits(order) : editLoaded(order))

parentPort?.on('message', (order: EditOrder | TrialOrder) => parentPort?.postMessage(answer(order)))
parentPort?.postMessage('ready')
