import type { OpenDraft } from '../../../replica/draft.ts'
import { settlesIn } from '../draft/settles-in.ts'
import { caretToEnd, elementOf } from './text-element.ts'

/** A text on the page that can be written in place. */
export interface WrittenText {
  label: string
  maximum: number
  multiline: boolean
  /** Half of it is nothing, as with a phone number: it is written when it is left, or not at all. */
  isWhole: boolean
  /** The words of somebody else: they are shown, and not written in. */
  isFixed?: boolean
  /** Answers why the draft does not keep it, if so. */
  write: (text: string) => string | undefined
}

type Say = (message: string, until?: AbortSignal) => void

export interface TextWriting {
  /** Tells of a text's element and its present value; to be called whenever either changes. */
  place: (element: HTMLElement, text: WrittenText, value: string) => void
  /** Shows what is typed elsewhere, before it is written; `key` is the address of the text. */
  show: (key: string, value: string) => void
  /** Only the texts inside the section with this element id can be written; null for none. */
  open: (anchor: string | null) => void
  /** Writes what waits, now. */
  settle: () => void
  /** The text that something on the page belongs to, where it is one. */
  find: (target: EventTarget | null) => FoundText | null
  /** Has a value written once typing settles; what waits of another text is written at once. */
  wait: (found: FoundText, value: string) => void
  /** Tells the person why a text takes nothing more, for as long as that concerns them. */
  say: Say
}

/** A text on the page and its element. */
export interface FoundText {
  element: HTMLElement
  text: WrittenText
}
interface Writing {
  texts: WeakMap<Element, WrittenText>
  placed: Set<HTMLElement>
  anchor: string | null
  waiting: { element: HTMLElement; value: string; began: number } | null
  timer: number
  say: Say
  settle: () => void
  typing: OpenDraft['typing']
}

/**
 * In-place writing of plain texts, outside React: the browser edits the element, and what it holds is written to the
 * draft when typing settles, and told to it as `typing` until then. `say` tells the person why something is not kept.
 */
export const createTextWriting = (say: Say, typing: OpenDraft['typing']): TextWriting => {
  const writing: Writing = {
    texts: new WeakMap(),
    placed: new Set(),
    anchor: null,
    waiting: null,
    timer: 0,
    say,
    settle: () => settle(writing),
    typing,
  }
  return {
    place: (element, text, value) => place(writing, { element, text }, value),
    show: (key, value) => show(writing, { key, value }),
    open: (anchor) => open(writing, anchor),
    settle: writing.settle,
    find: (target) => find(writing, target),
    wait: (found, value) => wait(writing, found, value),
    say,
  }
}

const place = (writing: Writing, { element, text }: FoundText, value: string): void => {
  writing.texts.set(element, text)
  writing.placed.add(element)
  if (!text.isFixed) element.dataset.text = text.label
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
  const isOpen = anchor !== null && !texts.get(element)?.isFixed && element.closest('.section')?.id === anchor
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
  if (!waiting) return
  writing.waiting = null
  writing.typing(writing.settle, false)
  const refused = writing.texts.get(waiting.element)?.write(waiting.value)
  if (refused) writing.say(refused)
}

const find = ({ texts }: Writing, target: EventTarget | null): FoundText | null => {
  const element = elementOf(target)?.closest<HTMLElement>('[data-text]')
  const text = element && texts.get(element)
  return text ? { element, text } : null
}

const wait = (writing: Writing, { element, text }: FoundText, value: string): void => {
  if (writing.waiting && writing.waiting.element !== element) settle(writing)
  const began = writing.waiting?.began ?? performance.now()
  if (!writing.waiting) writing.typing(writing.settle, true)
  writing.waiting = { element, value, began }
  window.clearTimeout(writing.timer)
  if (!text.isWhole) writing.timer = window.setTimeout(writing.settle, settlesIn(began))
}
