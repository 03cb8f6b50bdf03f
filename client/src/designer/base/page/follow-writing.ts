import { cutText } from '@shingle/shared/text/text-length.ts'
import { caretToEnd } from './text-element.ts'
import type { FoundText, TextWriting, WrittenText } from './text-writing.ts'
import { addsText, insertedLength, isBreak, selectedLength, typedText } from './typed-text.ts'

/**
 * Hears what is typed into the texts of a page until the returned function is called. At its limit a text takes nothing
 * more, and the person is told.
 */
export const followWriting = (writing: TextWriting, page: Document): (() => void) => {
  const follow = new AbortController()
  const { signal } = follow
  page.addEventListener(
    'beforeinput',
    (event) => {
      const found = writing.find(event.target)
      if (found && refuses(writing, event, found)) event.preventDefault()
    },
    { signal },
  )
  const typed = (event: Event) => {
    const found = writing.find(event.target)
    const isComposing = 'isComposing' in event && event.isComposing === true
    if (found && !isComposing) take(writing, found)
  }
  page.addEventListener('input', typed, { signal })
  page.addEventListener('compositionend', typed, { signal })
  page.addEventListener('focusout', () => writing.settle(), { signal })
  page.addEventListener(
    'keydown',
    (event) => {
      const found = writing.find(event.target)
      if (!found || event.isComposing || !leavesBy(event, found.text)) return
      event.preventDefault()
      writing.settle()
      found.element.blur()
    },
    { signal },
  )
  return () => {
    writing.settle()
    follow.abort()
  }
}

/**
 * Writes words where the caret stands in a text of this page, as typing them would: as many as the text has room for, and in a
 * text of one line those before the first line break, which leaves it. Where the caret stands in none, nothing is written.
 */
export const writeAtCaret = (writing: TextWriting, page: Document, words: string): void => {
  const selection = page.getSelection()
  const found = writing.find(selection?.anchorNode ?? null)
  if (!selection?.rangeCount || !found?.element.hasAttribute('contenteditable')) return
  const [line = ''] = words.split('\n')
  const written = found.text.multiline ? words : line
  const fitting = cutText(written, Math.max(0, roomIn(found)))
  if (fitting !== written) writing.say(limitWords(found.text), untilLeft(found.element))
  const range = selection.getRangeAt(0)
  range.deleteContents()
  range.insertNode(page.createTextNode(fitting))
  selection.collapseToEnd()
  take(writing, found)
  if (written === words) return
  writing.settle()
  found.element.blur()
}

const take = (writing: TextWriting, found: FoundText): void => {
  const { element, text } = found
  const typed = typedText(element, text)
  if (typed.length > text.maximum) {
    element.textContent = cutText(typed, text.maximum)
    caretToEnd(element)
    writing.say(limitWords(text), untilLeft(element))
  }
  // An emptied element keeps a break of the browser's, which would hide that it is empty.
  if (typed.trim() === '' && element.firstChild) element.textContent = ''
  writing.wait(found, cutText(typed, text.maximum))
}

const refuses = (writing: TextWriting, event: InputEvent, { element, text }: FoundText): boolean => {
  // The draft's own undo knows every change; the browser's knows only this element.
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') return true
  if (isBreak(event) && !text.multiline) return true
  // What a composition holds is measured when it ends: cutting it short would break the input method.
  if (event.isComposing || !addsText(event)) return false
  const room = roomIn({ element, text })
  const refused = insertedLength(event) > room && (room <= 0 || event.inputType === 'insertText')
  if (refused) writing.say(limitWords(text), untilLeft(element))
  return refused
}

const leaving = new WeakMap<Element, AbortSignal>()

/** What a text has no room for concerns nobody once it is left. */
const untilLeft = (element: HTMLElement): AbortSignal => {
  const known = leaving.get(element)
  if (known && !known.aborted) return known
  const left = new AbortController()
  element.addEventListener('focusout', () => left.abort(), { once: true })
  leaving.set(element, left.signal)
  return left.signal
}

const roomIn = ({ element, text }: FoundText): number =>
  text.maximum - typedText(element, text).length + selectedLength(element)

const limitWords = ({ label, maximum }: WrittenText): string =>
  `${label}: the limit of ${maximum} characters is reached`

const leavesBy = ({ key, shiftKey }: KeyboardEvent, { multiline }: WrittenText): boolean =>
  key === 'Escape' || (key === 'Enter' && !(multiline || shiftKey))
