import { clickReach } from '../../lists/click-reach.ts'
import { holdSection } from './hold-section.ts'
import { scrollStep } from './section-gaps.ts'

/** What is shown of a drag, in pixels of the designer from the corner of the sheet. */
export interface ShownDrag {
  readonly x: number
  readonly y: number
  readonly gap: { readonly top: number; readonly height: number }
}

type SectionDrag = Parameters<typeof holdSection>[0] & {
  grip: HTMLElement
  page: Document
  onDrag: (drag: ShownDrag | null) => void
  onDrop: (before: string | null) => void
}

/**
 * Follows a press on the grip of a section: once it is dragged the section leaves the page, a gap stands where it would go,
 * and it is dropped there. Escape and whatever else ends the press puts it back. Answers how to end it.
 */
export const followDrag = (press: PointerEvent, drag: SectionDrag): (() => void) => {
  const { grip, page, onDrag, onDrop } = drag
  const stage = grip.closest('[data-region="canvas"]')
  const began = stage?.scrollTop ?? 0
  const over = new AbortController()
  const { signal } = over
  let held: ReturnType<typeof holdSection> | null = null
  let at = press

  const show = () => {
    const sheet = page.defaultView?.frameElement?.getBoundingClientRect()
    const [x, y] = [at.clientX - (sheet?.left ?? 0), at.clientY - (sheet?.top ?? 0)]
    if (held) onDrag({ x, y, gap: held.openGapAt(y) })
  }
  const move = (event: PointerEvent) => {
    at = event
    if (!held && Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) < clickReach) return
    if (!held) scrollNear(stage, () => at.clientY, { signal, onScroll: show })
    held ??= holdSection(drag)
    show()
  }
  const letGo = () => {
    over.abort()
    held?.letGo()
    if (held) onDrag(null)
  }
  const drop = () => {
    letGo()
    if (held) onDrop(held.before())
  }
  const putBack = () => {
    letGo()
    if (held) stage?.scrollTo({ top: began, behavior: 'instant' })
    held = null
  }
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    putBack()
  }
  grip.addEventListener('pointermove', move, { signal })
  grip.addEventListener('pointerup', drop, { signal })
  grip.addEventListener('lostpointercapture', putBack, { signal })
  for (const keyed of [document, page]) keyed.addEventListener('keydown', answer, { signal, capture: true })
  grip.setPointerCapture(press.pointerId)
  return () => {
    if (!signal.aborted) putBack()
  }
}

interface NearScroll {
  signal: AbortSignal
  onScroll: () => void
}

/** Scrolls the stage as long as something is held near its upper or lower edge. */
const scrollNear = (stage: Element | null, heldAt: () => number, { signal, onScroll }: NearScroll): void => {
  if (!stage) return
  const scroll = () => {
    if (signal.aborted) return
    const by = scrollStep(heldAt(), stage.getBoundingClientRect())
    if (by !== 0) {
      stage.scrollBy({ top: by, behavior: 'instant' })
      onScroll()
    }
    requestAnimationFrame(scroll)
  }
  requestAnimationFrame(scroll)
}
