import { useCallback } from 'react'
import { useDesigner } from '../../base/designer-store.ts'
import { useCanvasPage } from '../../base/page/page-provider.tsx'
import { HoveredFrame } from './hovered-frame.tsx'
import { ItemFrame } from './item-frame.tsx'
import { SelectedFrame } from './selected-frame.tsx'
import { useBox } from './use-box.ts'
import { useShowSelected } from './use-show-selected.ts'

export interface OnPage {
  page: Document
  scale: number
}
type CanvasOverlayProps = OnPage & { stage: HTMLElement | null }

/** Frames, names and tools over the page; they take no room, so choosing moves nothing. */
export const CanvasOverlay = ({ page, scale, stage }: CanvasOverlayProps) => {
  const selected = useDesigner(({ selection }) => selection?.section ?? null)
  const hovered = useDesigner(({ hovered }) => hovered?.section ?? null)
  const selectedBox = useSectionBox({ page, scale }, selected)
  useShowSelected(stage, selected, selectedBox)
  return (
    <>
      {hovered && hovered !== selected && <HoveredFrame id={hovered} page={page} scale={scale} />}
      {selected && selectedBox && <SelectedFrame id={selected} box={selectedBox} />}
      {selected && <ItemFrame page={page} scale={scale} />}
    </>
  )
}

/** Where a section is; null while it is not on the page. */
export const useSectionBox = ({ page, scale }: OnPage, id: string | null) => {
  const { anchors } = useCanvasPage()
  const anchor = anchors.find((candidate) => candidate.id === id)?.anchor
  const find = useCallback((inPage: Document) => (anchor ? inPage.getElementById(anchor) : null), [anchor])
  return useBox({ page, scale, find, moves: anchors })
}
