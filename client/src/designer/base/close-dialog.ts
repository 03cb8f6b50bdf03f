import { openDialog } from './designer-store.ts'

/** For a dialog's `onOpenChange`: closing is all it can ask for. */
export const closeDialog = (open = false): void => {
  if (!open) openDialog(null)
}
