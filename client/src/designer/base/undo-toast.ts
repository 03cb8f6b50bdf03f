import type { OpenDraft } from '../../replica/draft.ts'
import { toast } from './toast.ts'

type Undoable = Pick<OpenDraft, 'undo' | 'undoManager'>

const steps = ['stack-item-added', 'stack-item-updated', 'stack-item-popped', 'stack-cleared'] as const

/** Says what was done just now, and offers to undo exactly that, until it is undone or something else is done. */
export const undoToast = (draft: Undoable, text: string): void => {
  const over = new AbortController()
  const manager = draft.undoManager()
  const end = () => {
    for (const step of steps) manager.off(step, end)
    over.abort()
  }
  for (const step of steps) manager.on(step, end)
  // Another document, after control was lost, has other steps.
  manager.doc.once('destroy', end)
  toast(text, { action: { label: 'Undo', onSelect: () => draft.undo.undo() }, until: over.signal })
}
