import { assistantWriter } from '@shingle/shared/assistant/assistant-writer.ts'
import { Edit } from '@shingle/shared/draft/edits/edit.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import * as Y from 'yjs'

const releaseAnchors = (meta: Map<unknown, unknown>): void => {
  for (const value of meta.values()) {
    if (typeof value !== 'object' || value === null || !('absAnchor' in value)) continue
    Object.assign(value, { absAnchor: null, absHead: null })
  }
}

/**
 * Whether an owner's assistant did this just now and nobody else anything with it, as a connection tells that has everything up to
 * now: what the device kept, and what came while away, is no step.
 */
const isOfAssistant = ({ origin, beforeState, afterState }: Y.Transaction): boolean =>
  origin?.isSynced === true &&
  [...afterState].every(
    ([writer, clock]) => clock > (beforeState.get(writer) ?? 0) === (writer === assistantWriter),
  )

/**
 * Whatever is done quickly after something else is a step of its own: the manager would join everything within half a
 * second, and one undo would take back a deletion together with the copy before it.
 */
const separateSteps = (doc: Y.Doc, manager: Y.UndoManager, isTyping: (origin: unknown) => boolean): void => {
  let last: string | null = null
  doc.on('beforeTransaction', ({ origin }: Y.Transaction) => {
    if (!(origin instanceof Edit) && !isTyping(origin)) return
    const next = origin instanceof Edit ? origin.continues : 'text editor'
    if (next === null || next !== last) manager.stopCapturing()
    last = next
  })
  doc.on('afterTransaction', (transaction: Y.Transaction) => {
    if (!isOfAssistant(transaction)) return
    last = null
    manager.removeTrackedOrigin(transaction.origin)
  })
}

/**
 * One undo over everything a person does to a draft: form fields and text editors alike.
 * What their assistant does meanwhile is a step as well. `origins` are further transaction origins to track, such as a text editor's.
 */
export const createDraftUndo = (doc: Y.Doc, origins: Iterable<unknown>): Y.UndoManager => {
  const tracked = new Set(origins)
  const manager = new Y.UndoManager(rootOf(doc), {
    trackedOrigins: new Set([Edit, ...tracked]),
    captureTransaction: (transaction) => {
      if (isOfAssistant(transaction)) {
        manager.stopCapturing()
        manager.addTrackedOrigin(transaction.origin)
      }
      return transaction.meta.get('addToHistory') !== false
    },
  })
  separateSteps(doc, manager, (origin) => tracked.has(origin))
  // y-tiptap restores absolute selections of editors that may have changed since, and throws inside the
  // document's observer (y-tiptap 48).
  manager.on('stack-item-popped', ({ stackItem }) => releaseAnchors(stackItem.meta))
  const destroy = manager.destroy.bind(manager)
  // Every text editor destroys the manager it was given when it unmounts; this one is shared and ends with
  // its document.
  manager.destroy = () => undefined
  doc.once('destroy', destroy)
  return manager
}
