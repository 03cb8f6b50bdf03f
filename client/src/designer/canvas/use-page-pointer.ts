import { useEffect } from 'react'
import { designerStore, hover, openDialog, select, write } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { addressOfKey } from '../base/draft/place.ts'
import { shortcutsOn } from '../base/keyboard/shortcuts.ts'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { elementOf } from '../base/page/text-element.ts'

const edgeReach = 40

/** What pointing and clicking on the page do: choose a section, then its text or picture. Links lead nowhere here. */
export const usePagePointer = (page: Document | null, selectable: boolean): void => {
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  useEffect(() => {
    if (!page) return
    const idOf = (element: Element | null): string | undefined => {
      const anchor = element?.closest('.section')?.id
      return anchors.find((candidate) => candidate.anchor === anchor)?.id
    }
    const follow = new AbortController()
    const { signal } = follow
    const on = (type: 'submit' | 'dragstart' | 'auxclick', listener: (event: Event) => void) =>
      page.addEventListener(type, listener, { signal })
    const stop = (event: Event) => event.preventDefault()
    on('submit', stop)
    on('dragstart', stop)
    on('auxclick', stop)
    page.addEventListener('click', (event) => clicked(event, { idOf, selectable, canEdit }), { signal })
    page.addEventListener('pointermove', (event) => selectable && moved(event, idOf), {
      signal,
      passive: true,
    })
    page.addEventListener('focusin', (event) => selectable && entered(event, idOf), { signal })
    page.addEventListener('keyup', keepDetails, { signal })
    page.addEventListener('keydown', shortcutsOn, { signal })
    return () => follow.abort()
  }, [page, anchors, selectable, canEdit])
}

type IdOf = (element: Element | null) => string | undefined
interface Clickable {
  idOf: IdOf
  selectable: boolean
  canEdit: boolean
}

const clicked = (event: MouseEvent, { idOf, selectable, canEdit }: Clickable): void => {
  const element = elementOf(event.target)
  if (element?.closest('a, button, [contenteditable]')) event.preventDefault()
  const section = idOf(element)
  if (!selectable || !section) return
  if (designerStore.getState().selection?.section === section) {
    chooseInside(element, { section, canEdit })
    return
  }
  event.preventDefault()
  select({ section })
}

/** A click in the chosen section: writes in a text, opens a picture, chooses an item. */
const chooseInside = (
  element: Element | null,
  { section, canEdit }: { section: string; canEdit: boolean },
): void => {
  const marked = element?.closest<HTMLElement>('[data-rich], [data-picture], [data-field]')
  const { rich, picture, field } = marked?.dataset ?? {}
  const at = addressOfKey(rich ?? picture ?? field ?? '')
  const item = at?.in === 'item' ? { list: at.list, item: at.item } : undefined
  const now = designerStore.getState().selection
  if (now?.item?.item !== item?.item) select({ section, item })
  if (!canEdit) return
  write(rich ? at : null)
  if (picture && at) openDialog({ name: 'image', at })
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

/** Whoever comes by Tab into a section has chosen it. */
const entered = (event: FocusEvent, idOf: IdOf): void => {
  const section = idOf(elementOf(event.target))
  if (section && designerStore.getState().selection?.section !== section) select({ section })
}

/** A space typed into a question must not fold its answer away. */
const keepDetails = (event: KeyboardEvent): void => {
  if (event.key === ' ' && elementOf(event.target)?.closest('summary [contenteditable]'))
    event.preventDefault()
}
