import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Specification 2: the designer's modes. */
export const designerModes = ['sections', 'settings', 'theme', 'preview'] as const
export type DesignerMode = (typeof designerModes)[number]

/** The mode stands in the address, so that it survives a reload and can be linked to. */
export function useDesignerMode(): [DesignerMode, (mode: DesignerMode) => void] {
  const [query, setQuery] = useSearchParams()
  const named = designerModes.find((mode) => mode === query.get('mode'))
  const show = useCallback(
    (mode: DesignerMode) => {
      setQuery(
        (present) => {
          const next = new URLSearchParams(present)
          if (mode === 'sections') next.delete('mode')
          else next.set('mode', mode)
          return next
        },
        { replace: mode !== 'preview' },
      )
    },
    [setQuery],
  )
  return [named ?? 'sections', show]
}
