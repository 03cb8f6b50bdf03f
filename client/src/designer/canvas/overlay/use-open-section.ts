import { useLayoutEffect } from 'react'
import { useDesigner } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { followWriting } from '../../base/page/follow-writing.ts'
import { useCanvasPage, useTextWriting } from '../../base/page/page-provider.tsx'

/** Lets the person write in the chosen section, and unfolds what is folded in it. */
export const useOpenSection = (page: Document): void => {
  const writing = useTextWriting()
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  const id = useDesigner(({ selection }) => selection?.section ?? null)
  const anchor = (canEdit && anchors.find((candidate) => candidate.id === id)?.anchor) || null
  useLayoutEffect(() => {
    const stop = followWriting(writing, page)
    return () => {
      stop()
      writing.open(null)
    }
  }, [page, writing])
  useLayoutEffect(() => {
    writing.open(anchor)
    const section = anchor ? page.getElementById(anchor) : null
    section?.setAttribute('data-open', '')
    const folded = section?.matches('.section-header') ? [] : (section?.querySelectorAll('details') ?? [])
    for (const details of folded) details.open = true
    return () => section?.removeAttribute('data-open')
  }, [page, anchor, writing])
}
