import { useDraft, useDraftStatus } from '../../replica/use-draft.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'

/** Undo and redo over the whole draft; what is still being typed is written first, so that it can be undone. */
export const useUndo = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const canUndo = useDraftStatus((status) => status.canUndo)
  const canRedo = useDraftStatus((status) => status.canRedo)
  return {
    canUndo,
    canRedo,
    undo: () => {
      writing.settle()
      draft.undo.undo()
    },
    redo: () => {
      writing.settle()
      draft.undo.redo()
    },
  }
}
