import { useLayoutEffect } from 'react'
import { useDraftStatus } from '../../../replica/use-draft.ts'
import { designerStore, hover, openDialog, select, write } from '../../base/designer-store.ts'
import { addressOfKey } from '../../base/draft/address-of-key.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { type EarlyPress, earlyPresses } from '../../base/page/early-writing.ts'
import { writeAtCaret } from '../../base/page/follow-writing.ts'
import { useCanvasPage, useTextWriting } from '../../base/page/page-provider.tsx'
import { elementOf } from '../../base/page/text-element.ts'
import { toast } from '../../base/toast.ts'
import { keepPress, keepTyped } from '../../rich/press.ts'
import { enterFrame, enterText } from './enter.ts'

const edgeReach = 40

/** What pointing and clicking on the page do: choose a section and write in its text, or open its picture. */
export const usePagePointing = (page: Document): void => {
  const { anchors } = useCanvasPage()
  const canEdit = useCanEdit()
  const isAwaited = useDraftStatus(({ phase }) => phase !== 'view' && phase !== 'frozen') && !canEdit
  const writing = useTextWriting()
  useLayoutEffect(() => {
    const { open } = writing
    const idOf = (element: Element | null): string | undefined => {
      const anchor = element?.closest('.section')?.id
      return anchors.find((candidate) => candidate.anchor === anchor)?.id
    }
    const follow = new AbortController()
    const { signal } = follow
    const put = (typed: string, isLast: boolean) => {
      const isRich = designerStore.getState().writing !== null
      // One formatted text gets its editor: that of the last click.
      if (!canEdit || (isRich && !isLast)) toast(notWritten, { kind: 'trouble' })
      else if (isRich) keepTyped(typed)
      else writeAtCaret(writing, page, typed)
    }
    const answer = (press: EarlyPress, isLast = true) => {
      clicked(press, { idOf, canEdit, open })
      if (isAwaited) waitWith(press)
      else if (press.typed !== '') put(press.typed, isLast)
    }
    const presses = earlyPresses.splice(0)
    // Whoever went elsewhere meanwhile is not called back.
    if (page.defaultView?.frameElement === document.activeElement) {
      for (const press of presses) {
        if (presses.length > 1) putCaretAt(press.event)
        answer(press, press === presses.at(-1))
      }
    } else if (presses.some(({ typed }) => typed !== '')) toast(notWritten, { kind: 'trouble' })
    page.addEventListener('click', (event) => answer({ event, typed: '' }), { signal })
    page.addEventListener('pointermove', (event) => moved(event, idOf), { signal, passive: true })
    page.addEventListener('focusin', (event) => entered(event, idOf), { signal })
    page.addEventListener('keyup', keepDetails, { signal })
    return () => follow.abort()
  }, [page, anchors, canEdit, isAwaited, writing])
}

const notWritten = 'What you typed on the page was not written. Please type it again.'

type IdOf = (element: Element | null) => string | undefined
interface Clickable {
  idOf: IdOf
  canEdit: boolean
  /** Lets the person write in the section with this element id. */
  open: (anchor: string) => void
}

/** A click chooses the section and what is clicked in it: it writes in a text, and opens a picture of the chosen section. */
const clicked = ({ event, isAnswered }: EarlyPress, { idOf, canEdit, open }: Clickable): void => {
  const element = clickedNow(event)
  const marked = element?.closest<HTMLElement>(marks.map((mark) => `[${mark}]`).join())
  const section = idOf(element)
  if (!section) return
  const { selection: now, help } = designerStore.getState()
  const wasChosen = now?.section === section && !isAnswered
  if (!wasChosen) event.preventDefault()
  const { rich, picture, field } = marked?.dataset ?? {}
  const at = addressOfKey((wasChosen && picture) || rich || field || '')
  const item = at?.in === 'item' ? { list: at.list, item: at.item } : undefined
  if (!wasChosen || now.item?.item !== item?.item || help?.on === 'website') select({ section, item })
  if (!canEdit || !marked || !at) {
    enterFrame(element)
    return
  }
  if (rich) keepPress(marked, event)
  write(rich ? at : null)
  if (field) enterText(marked, open)
  else if (picture) openDialog({ name: 'image', at })
}

const marks = ['data-rich', 'data-picture', 'data-field']

/** What was clicked; where the page was drawn anew since, the same text or picture, or what stands there now. */
const clickedNow = (event: MouseEvent): Element | null => {
  const element = elementOf(event.target)
  if (!element || element.isConnected) return element
  putCaretAt(event)
  const page = element.ownerDocument
  for (const mark of marks) {
    const key = element.closest(`[${mark}]`)?.getAttribute(mark)
    const same = key && page.querySelector(`[${mark}="${CSS.escape(key)}"]`)
    if (same) return same
  }
  return page.elementFromPoint(event.clientX, event.clientY)
}

const putCaretAt = ({ target, clientX, clientY }: MouseEvent): void => {
  const page = elementOf(target)?.ownerDocument
  const caret = page?.caretPositionFromPoint?.(clientX, clientY)
  if (caret) page?.getSelection()?.collapse(caret.offsetNode, caret.offset)
}

/** Keeps a click until texts may be edited, and those before it that words were typed after. */
const waitWith = (press: EarlyPress): void => {
  if (earlyPresses.at(-1)?.typed === '') earlyPresses.pop()
  earlyPresses.push({ ...press, isAnswered: true })
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
