import { useCallback } from 'react'
import { useCanvasPage } from '../../base/page/page-provider.tsx'
import { useBox } from './use-box.ts'

export interface OnPage {
  page: Document
  scale: number
}

/** Where a section is; null while it is not on the page. */
export const useSectionBox = ({ page, scale }: OnPage, id: string | null) => {
  const { anchors } = useCanvasPage()
  const anchor = useAnchor(id)
  const find = useCallback((inPage: Document) => (anchor ? inPage.getElementById(anchor) : null), [anchor])
  return useBox({ page, scale, find, moves: anchors })
}

/** The id of a section's element; null while it is not on the page. */
export const useAnchor = (id: string | null): string | null =>
  useCanvasPage().anchors.find((candidate) => candidate.id === id)?.anchor ?? null
