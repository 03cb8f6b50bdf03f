import { cutText } from '@shingle/shared/text/text-length.ts'
import { settleMs } from '../draft/use-typed.ts'
import {
  addsText,
  caretToEnd,
  elementOf,
  insertedLength,
  isBreak,
  selectedLength,
  typedText,
} from './text-element.ts'

/** A text on the page that can be written in place. */
export interface WrittenText {
  label: string
  maximum: number
  multiline: boolean
  /** Half of it is nothing, as with a phone number: it is written when it is left, or not at all. */
  isWhole: boolean
  /** Answers why the draft does not keep it, if so. */
  write: (text: string) => string | undefined
}

export interface TextWriting {
  /** Tells of a text's element and its present value; to be called whenever either changes. */
  place: (element: HTMLElement, text: WrittenText, value: string) => void
  /** Shows what is typed elsewhere, before it is written; `key` is the address of the text. */
  show: (key: string, value: string) => void
  /** Only the texts inside the section with this element id can be written; null for none. */
  open: (anchor: string | null) => void
  /** Writes what waits, now. */
  settle: () => void
  /** Follows the page's document until the returned function is called. */
  attach: (page: Document) => () => void
}

interface Found {
  element: HTMLElement
  text: WrittenText
}
interface Writing {
  texts: WeakMap<Element, WrittenText>
  placed: Set<HTMLElement>
  anchor: string | null
  waiting: { element: HTMLElement; value: string } | null
  timer: number
  say: (message: string) => void
}

/**
 * In-place writing of plain texts, outside React: the browser edits the element, and what it holds is written to the
 * draft when typing settles. At its limit a text takes nothing more, and `say` tells why.
 */
export const createTextWriting = (say: (message: string) => void): TextWriting => {
  const writing: Writing = {
    texts: new WeakMap(),
    placed: new Set(),
    anchor: null,
    waiting: null,
    timer: 0,
    say,
  }
  return {
    place: (element, text, value) => place(writing, { element, text }, value),
    show: (key, value) => show(writing, { key, value }),
    open: (anchor) => open(writing, anchor),
    settle: () => settle(writing),
    attach: (page) => attach(writing, page),
  }
}

const place = (writing: Writing, { element, text }: Found, value: string): void => {
  writing.texts.set(element, text)
  writing.placed.add(element)
  element.dataset.text = text.label
  if (writing.waiting?.element !== element && element.textContent !== value) {
    element.textContent = value
    if (element.ownerDocument.activeElement === element) caretToEnd(element)
  }
  allow(writing, element)
}

const show = ({ placed }: Writing, { key, value }: { key: string; value: string }): void => {
  for (const element of placed) {
    if (element.dataset.field === key && element.isConnected) element.textContent = value
  }
}

const open = (writing: Writing, anchor: string | null): void => {
  settle(writing)
  writing.anchor = anchor
  for (const element of writing.placed) {
    if (element.isConnected) allow(writing, element)
    else writing.placed.delete(element)
  }
}

/** Attributes that React does not know of, so that choosing a section renders nothing. */
const allow = ({ anchor, texts }: Writing, element: HTMLElement): void => {
  const isOpen = anchor !== null && element.closest('.section')?.id === anchor
  if (isOpen === element.hasAttribute('contenteditable')) return
  if (!isOpen) {
    for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline'])
      element.removeAttribute(name)
    return
  }
  const text = texts.get(element)
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', text?.label ?? 'Text')
  element.setAttribute('aria-multiline', String(text?.multiline ?? false))
}

const settle = (writing: Writing): void => {
  window.clearTimeout(writing.timer)
  const { waiting } = writing
  writing.waiting = null
  const refused = waiting && writing.texts.get(waiting.element)?.write(waiting.value)
  if (refused) writing.say(refused)
}

const find = ({ texts }: Writing, target: EventTarget | null): Found | null => {
  const element = elementOf(target)?.closest<HTMLElement>('[data-text]')
  const text = element && texts.get(element)
  return text ? { element, text } : null
}

const take = (writing: Writing, { element, text }: Found): void => {
  if (writing.waiting && writing.waiting.element !== element) settle(writing)
  const typed = typedText(element, text)
  if (typed.length > text.maximum) {
    element.textContent = cutText(typed, text.maximum)
    caretToEnd(element)
    writing.say(limitWords(text))
  }
  // An emptied element keeps a break of the browser's, which would hide that it is empty.
  if (typed.trim() === '' && element.firstChild) element.textContent = ''
  writing.waiting = { element, value: cutText(typed, text.maximum) }
  window.clearTimeout(writing.timer)
  if (!text.isWhole) writing.timer = window.setTimeout(() => settle(writing), settleMs)
}

const refuses = (writing: Writing, event: InputEvent, { element, text }: Found): boolean => {
  // The draft's own undo knows every change; the browser's knows only this element.
  if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') return true
  if (isBreak(event) && !text.multiline) return true
  // What a composition holds is measured when it ends: cutting it short would break the input method.
  if (event.isComposing || !addsText(event)) return false
  const room = text.maximum - typedText(element, text).length + selectedLength(element)
  const refused = insertedLength(event) > room && (room <= 0 || event.inputType === 'insertText')
  if (refused) writing.say(limitWords(text))
  return refused
}

const limitWords = ({ label, maximum }: WrittenText): string =>
  `${label}: the limit of ${maximum} characters is reached`

const leavesBy = ({ key, shiftKey }: KeyboardEvent, { multiline }: WrittenText): boolean =>
  key === 'Escape' || (key === 'Enter' && !(multiline || shiftKey))

const attach = (writing: Writing, page: Document): (() => void) => {
  const follow = new AbortController()
  const { signal } = follow
  page.addEventListener(
    'beforeinput',
    (event) => {
      const found = find(writing, event.target)
      if (found && refuses(writing, event, found)) event.preventDefault()
    },
    { signal },
  )
  const typed = (event: Event) => {
    const found = find(writing, event.target)
    const isComposing = 'isComposing' in event && event.isComposing === true
    if (found && !isComposing) take(writing, found)
  }
  page.addEventListener('input', typed, { signal })
  page.addEventListener('compositionend', typed, { signal })
  page.addEventListener('focusout', () => settle(writing), { signal })
  page.addEventListener(
    'keydown',
    (event) => {
      const found = find(writing, event.target)
      if (!found || event.isComposing || !leavesBy(event, found.text)) return
      event.preventDefault()
      settle(writing)
      found.element.blur()
    },
    { signal },
  )
  return () => {
    settle(writing)
    follow.abort()
  }
}
