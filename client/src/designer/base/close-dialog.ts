import { openDialog } from './designer-store.ts'

/** Closes the dialog that is open, for a button as for `onOpenChange`, which can ask for nothing else. */
export const closeDialog = (): void => openDialog(null)
