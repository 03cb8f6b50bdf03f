import type { Change } from '@shingle/shared/draft/changes.ts'
import { useCallback } from 'react'
import { closeDialog } from '../base/close-dialog.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { select } from '../base/designer-store.ts'

/** Goes from a dialog to where something changed. */
export const useSeeChange = (): ((change: Change) => void) => {
  const [, setMode] = useDesignerMode()
  return useCallback(
    ({ place }: Change) => {
      closeDialog()
      if ('section' in place) {
        setMode('sections')
        select({ section: place.section })
      } else setMode('part' in place && place.part === 'theme' ? 'theme' : 'settings')
    },
    [setMode],
  )
}
