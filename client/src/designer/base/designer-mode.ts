import { changeSearch } from '../../app/navigate.ts'
import { useSearch } from '../../app/use-place.ts'

/** Specification 2: the designer's modes. */
export const designerModes = ['sections', 'settings', 'theme', 'preview'] as const
export type DesignerMode = (typeof designerModes)[number]

/** The mode stands in the address, so that it survives a reload and can be linked to. */
export const useDesignerMode = (): [DesignerMode, (mode: DesignerMode) => void] => {
  const query = useSearch()
  const named = designerModes.find((mode) => mode === query.get('mode'))
  return [named ?? 'sections', showMode]
}

/** Changes the mode, from anywhere. */
export const showMode = (mode: DesignerMode): void => {
  const withMode = (search: URLSearchParams) => {
    if (mode === 'sections') search.delete('mode')
    else search.set('mode', mode)
    return search
  }
  void changeSearch(withMode, { replace: mode !== 'preview' })
}
