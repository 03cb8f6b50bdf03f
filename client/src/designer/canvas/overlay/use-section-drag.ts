import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { useCanvasPage } from '../../base/page/page-provider.tsx'
import { useShownScale } from '../../base/page/shown-scale.ts'
import { moveBefore } from '../../sections/section-commands.ts'
import { followDrag, type ShownDrag } from './follow-drag.ts'

/** Drags a section by the grip among its tools: how far that has got, and what a press on its tools does. */
export const useSectionDrag = (page: Document, id: string) => {
  const draft = useDraft()
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  const scale = useShownScale()
  const [drag, onDrag] = useState<ShownDrag | null>(null)
  const stop = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drag ends with what it is about
  useEffect(() => () => stop.current?.(), [page, id, canEdit])
  const press = (event: PointerEvent<HTMLElement>) => {
    const grip = event.target instanceof Element && event.target.closest<HTMLElement>('[data-grip]')
    if (!grip || event.button !== 0 || !event.isPrimary) return
    const elements = draft.view.sectionIds().flatMap((section) => {
      const anchor = anchors.find((candidate) => candidate.id === section)?.anchor
      const element = anchor === undefined ? null : page.getElementById(anchor)
      return element ? [{ id: section, element }] : []
    })
    stop.current?.()
    stop.current = followDrag(event.nativeEvent, {
      ...{ id, page, grip, elements, scale, onDrag },
      onDrop: (before) => moveBefore(draft, id, before),
    })
  }
  return { drag, press }
}
