import { useEffect } from 'react'
import { useDesigner } from '../../base/designer-store.ts'
import { SectionsLookedAt } from '../../presence/section-lookers.tsx'
import { followLinks } from '../../preview/follow-links.ts'
import { EmbedOnPage } from './embed-on-page.tsx'
import { HoveredFrame } from './hovered-frame.tsx'
import { ItemFrame } from './item-frame.tsx'
import { SelectedFrame } from './selected-frame.tsx'
import { UploadsOnPage } from './uploads-on-page.tsx'
import type { Box } from './use-box.ts'
import { useEmptyPlaces } from './use-empty-places.ts'
import { useKeptRoom } from './use-empty-texts.ts'
import { type ShownPage, useKeptPlace } from './use-kept-place.ts'
import { useOpenSection } from './use-open-section.ts'
import { usePagePointing } from './use-page-pointing.ts'
import { type OnPage, useAnchor, useSectionBox } from './use-section-box.ts'
import { useShowSelected } from './use-show-selected.ts'

interface CanvasOverlayProps extends ShownPage {
  selectable: boolean
}

/** What is done on the page, mode by mode. It takes no room, so choosing moves nothing. */
export const CanvasOverlay = ({ selectable, ...shown }: CanvasOverlayProps) => {
  const { page, scale, stage, isPreview } = shown
  const selected = useDesigner(({ selection }) => selection?.section ?? null)
  const selectedBox = useSectionBox({ page, scale }, selected)
  useKeptPlace(shown)
  useShowSelected(isPreview ? null : stage, selected, selectedBox)
  useEffect(() => (isPreview ? followLinks(page) : undefined), [page, isPreview])
  return selectable && <Marks page={page} scale={scale} selected={selected} box={selectedBox} />
}

interface MarksProps extends OnPage {
  selected: string | null
  /** Where the chosen section is. */
  box: Box | null
}

/** Frames, names and tools over the page. */
const Marks = ({ page, scale, selected, box }: MarksProps) => {
  const hovered = useDesigner(({ hovered }) => hovered?.section ?? null)
  const anchor = useAnchor(selected)
  // Before clicks are answered: what was typed early is written with the first of them.
  useOpenSection(page)
  useKeptRoom(page, selected)
  useEmptyPlaces(page)
  usePagePointing(page)
  return (
    <>
      <SectionsLookedAt page={page} scale={scale} />
      <UploadsOnPage page={page} scale={scale} />
      {hovered && hovered !== selected && <HoveredFrame id={hovered} page={page} scale={scale} />}
      {selected && box && <SelectedFrame id={selected} {...{ box, page, scale, anchor }} />}
      {selected && <EmbedOnPage id={selected} {...{ page, scale, anchor }} />}
      {selected && <ItemFrame {...{ page, scale, anchor }} />}
    </>
  )
}
