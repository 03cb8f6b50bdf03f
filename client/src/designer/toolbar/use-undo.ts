import { useDraftSession, useDraftStatus } from '../../replica/use-draft.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'

/** Undo and redo over the whole draft; what is still being typed is written first, so that it can be undone. */
export const useUndo = () => {
  const session = useDraftSession()
  const writing = useTextWriting()
  const { canUndo, canRedo } = useDraftStatus(session)
  return {
    canUndo,
    canRedo,
    undo: () => {
      writing.settle()
      session.undo.undo()
    },
    redo: () => {
      writing.settle()
      session.undo.redo()
    },
  }
}
