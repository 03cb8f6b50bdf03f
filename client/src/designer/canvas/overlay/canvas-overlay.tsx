import { useDesigner } from '../../base/designer-store.ts'
import { SectionsLookedAt } from '../../presence/section-lookers.tsx'
import { HoveredFrame } from './hovered-frame.tsx'
import { ItemFrame } from './item-frame.tsx'
import { SelectedFrame } from './selected-frame.tsx'
import { useEmptyPlaces } from './use-empty-places.ts'
import { type OnPage, useSectionBox } from './use-section-box.ts'
import { useShowSelected } from './use-show-selected.ts'

type CanvasOverlayProps = OnPage & { stage: HTMLElement | null }

/** Frames, names and tools over the page; they take no room, so choosing moves nothing. */
export const CanvasOverlay = ({ page, scale, stage }: CanvasOverlayProps) => {
  const selected = useDesigner(({ selection }) => selection?.section ?? null)
  const hovered = useDesigner(({ hovered }) => hovered?.section ?? null)
  const selectedBox = useSectionBox({ page, scale }, selected)
  useEmptyPlaces(page)
  useShowSelected(stage, selected, selectedBox)
  return (
    <>
      <SectionsLookedAt page={page} scale={scale} />
      {hovered && hovered !== selected && <HoveredFrame id={hovered} page={page} scale={scale} />}
      {selected && selectedBox && <SelectedFrame id={selected} box={selectedBox} />}
      {selected && <ItemFrame page={page} scale={scale} />}
    </>
  )
}
