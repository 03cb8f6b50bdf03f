import type { Theme } from '@shingle/shared/theme/theme.ts'
import { previewTheme } from '../base/designer-store.ts'
import { useEdits } from '../base/draft/editing.ts'

/** Handlers for anything that stands for a choice of theme: pointing shows it on the canvas, a click keeps it. */
export const useThemeChoice = () => {
  const edits = useEdits()
  const leave = () => previewTheme(null)
  return (choice: Partial<Theme>) => ({
    onPointerEnter: () => previewTheme(choice),
    onPointerLeave: leave,
    onBlur: leave,
    onClick: () => {
      leave()
      edits.setFields('theme', choice)
    },
  })
}
