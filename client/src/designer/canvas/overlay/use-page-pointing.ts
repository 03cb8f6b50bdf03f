import { useLayoutEffect } from 'react'
import { designerStore, hover, openDialog, select, write } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { addressOfKey } from '../../base/draft/place.ts'
import { useCanvasPage, useTextWriting } from '../../base/page/page-provider.tsx'
import { elementOf } from '../../base/page/text-element.ts'
import { keepPress } from '../../rich/press.ts'
import { earlyClicks } from '../early-clicks.ts'
import { enterFrame, enterText } from './enter.ts'

const edgeReach = 40

/** What pointing and clicking on the page do: choose a section and write in its text, or open its picture. */
export const usePagePointing = (page: Document): void => {
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  const { open } = useTextWriting()
  useLayoutEffect(() => {
    const idOf = (element: Element | null): string | undefined => {
      const anchor = element?.closest('.section')?.id
      return anchors.find((candidate) => candidate.anchor === anchor)?.id
    }
    const follow = new AbortController()
    const { signal } = follow
    const click = (event: MouseEvent) => clicked(event, { idOf, canEdit, open })
    for (const event of earlyClicks.splice(0)) click(event)
    page.addEventListener('click', click, { signal })
    page.addEventListener('pointermove', (event) => moved(event, idOf), { signal, passive: true })
    page.addEventListener('focusin', (event) => entered(event, idOf), { signal })
    page.addEventListener('keyup', keepDetails, { signal })
    return () => follow.abort()
  }, [page, anchors, canEdit, open])
}

type IdOf = (element: Element | null) => string | undefined
interface Clickable {
  idOf: IdOf
  canEdit: boolean
  /** Lets the person write in the section with this element id. */
  open: (anchor: string) => void
}

/** A click chooses the section and what is clicked in it: it writes in a text, and opens a picture of the chosen section. */
const clicked = (event: MouseEvent, { idOf, canEdit, open }: Clickable): void => {
  const element = elementOf(event.target)
  const marked = element?.closest<HTMLElement>('[data-rich], [data-picture], [data-field]')
  const section = idOf(element)
  if (!section) return
  const now = designerStore.getState().selection
  const wasChosen = now?.section === section
  if (!wasChosen) event.preventDefault()
  const { rich, picture, field } = marked?.dataset ?? {}
  const at = addressOfKey((wasChosen && picture) || rich || field || '')
  const item = at?.in === 'item' ? { list: at.list, item: at.item } : undefined
  if (!wasChosen || now.item?.item !== item?.item) select({ section, item })
  if (!canEdit || !marked || !at) {
    enterFrame(element)
    return
  }
  if (rich) keepPress(marked, event)
  write(rich ? at : null)
  if (field) enterText(marked, open)
  else if (picture) openDialog({ name: 'image', at })
}

const moved = (event: PointerEvent, idOf: IdOf): void => {
  const element = elementOf(event.target)
  const section = idOf(element)
  const box = element?.closest('.section')?.getBoundingClientRect()
  if (!section || !box) {
    hover(null)
    return
  }
  const fromTop = event.clientY - box.top
  const fromBottom = box.bottom - event.clientY
  const edge = fromTop < edgeReach ? 'top' : fromBottom < edgeReach ? 'bottom' : null
  hover({ section, edge })
}

/** Whoever comes by Tab into a section has chosen it; a press must move nothing before it has become a click. */
const entered = (event: FocusEvent, idOf: IdOf): void => {
  const element = elementOf(event.target)
  const section = element?.matches(':focus-visible') && idOf(element)
  if (section && designerStore.getState().selection?.section !== section) select({ section })
}

/** A space typed into a question must not fold its answer away. */
const keepDetails = (event: KeyboardEvent): void => {
  if (event.key === ' ' && elementOf(event.target)?.closest('summary [contenteditable]'))
    event.preventDefault()
}
