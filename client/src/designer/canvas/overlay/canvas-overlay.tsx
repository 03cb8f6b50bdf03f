import { useCallback, useEffect } from 'react'
import { useDesigner } from '../../designer-store.ts'
import { useCanEdit } from '../../draft/editing.ts'
import { useCanvasPage, useTextWriting } from '../page-provider.tsx'
import { HoveredFrame } from './hovered-frame.tsx'
import { ItemFrame } from './item-frame.tsx'
import { SelectedFrame } from './selected-frame.tsx'
import { useBox } from './use-box.ts'
import { useShowSelected } from './use-show-selected.ts'

export type OnPage = { page: Document; scale: number }
type CanvasOverlayProps = OnPage & { stage: HTMLElement | null }

/** Frames, names and tools over the page; they take no room, so choosing moves nothing. */
export function CanvasOverlay({ page, scale, stage }: CanvasOverlayProps) {
  const selected = useDesigner(({ selection }) => selection?.section ?? null)
  const hovered = useDesigner(({ hovered }) => hovered?.section ?? null)
  const canEdit = useCanEdit()
  useOpenSection(page, canEdit ? selected : null)
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
export function useSectionBox({ page, scale }: OnPage, id: string | null) {
  const { anchors } = useCanvasPage()
  const anchor = anchors.find((candidate) => candidate.id === id)?.anchor
  const find = useCallback((inPage: Document) => (anchor ? inPage.getElementById(anchor) : null), [anchor])
  return useBox({ page, scale, find, moves: anchors })
}

/** Lets the person write in the chosen section, and unfolds what is folded in it. */
function useOpenSection(page: Document, id: string | null): void {
  const writing = useTextWriting()
  const { anchors } = useCanvasPage()
  const anchor = anchors.find((candidate) => candidate.id === id)?.anchor ?? null
  useEffect(() => {
    writing.open(anchor)
    const section = anchor ? page.getElementById(anchor) : null
    section?.setAttribute('data-open', '')
    const folded = section?.matches('.section-header') ? [] : (section?.querySelectorAll('details') ?? [])
    for (const details of folded) details.open = true
    return () => section?.removeAttribute('data-open')
  }, [page, anchor, writing])
}
