import { focusFrame } from '../../base/page/focus-frame.ts'
import { caretToEnd } from '../../base/page/text-element.ts'

/** Gives the focus to a text, the caret where it was clicked, once its section is open for writing. */
export const enterText = (text: HTMLElement, open: (anchor: string) => void): void => {
  const selection = text.ownerDocument.getSelection()
  // Where the press put the caret; getting the focus may move it.
  const clicked = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  open(text.closest('.section')?.id ?? '')
  text.focus({ preventScroll: true })
  if (clicked && text.contains(clicked.startContainer)) {
    selection?.removeAllRanges()
    selection?.addRange(clicked)
  } else caretToEnd(text)
}

/** What may be typed in next, whoever clicks it: no key of a section must answer that. */
const takesWords = (element: Element): boolean =>
  element.closest('a, label, input, textarea, select') !== null ||
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())

/** Gives the focus to the frame of a section whose ground was clicked: its keys are for the section then. */
export const enterFrame = (clicked: Element | null): void => {
  const section = clicked?.closest<HTMLElement>('.section')
  if (clicked && section && !takesWords(clicked)) focusFrame(section)
}
