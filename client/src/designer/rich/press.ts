import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { addressKey } from '../base/draft/place.ts'
import { elementOf } from '../base/page/text-element.ts'

/** A place in a formatted text: in which of its paragraphs, and after how many of its letters and breaks. */
export interface TextPlace {
  paragraph: number
  offset: number
}

/** What somebody pressed in a formatted text before its editor stood there: one place, or the words between two. */
export interface Press {
  from: TextPlace
  to: TextPlace
}

let kept: { key: string; page: Document; press: Press | null; typed: string } | null = null

/** Remembers where a text was clicked, and which words that selected, for the editor that comes to stand there. */
export const keepPress = (text: HTMLElement, { clientX, clientY }: MouseEvent): void => {
  const page = text.ownerDocument
  const press = selectedIn(text) ?? pointedIn(text, page.caretPositionFromPoint?.(clientX, clientY))
  kept = { key: text.dataset.rich ?? '', page, press, typed: '' }
}

/** Where the text with this address was clicked in this document; null where that is not known. */
export const pressIn = (page: Document, of: FieldAddress): Press | null =>
  kept?.page === page && kept.key === addressKey(of) ? kept.press : null

/** Remembers what was typed in the text that was pressed last, before anything could be written in it. */
export const keepTyped = (typed: string): void => {
  if (kept) kept.typed = typed
}

/** What was typed so early in the text with this address in this document; answered once. */
export const takeTyped = (page: Document, of: FieldAddress): string => {
  if (kept?.page !== page || kept.key !== addressKey(of)) return ''
  const { typed } = kept
  kept.typed = ''
  return typed
}

const selectedIn = (text: HTMLElement): Press | null => {
  const selection = text.ownerDocument.getSelection()
  if (!selection?.rangeCount) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const from = placeIn(text, startContainer, startOffset)
  const to = placeIn(text, endContainer, endOffset)
  return from && { from, to: to ?? from }
}

const pointedIn = (text: HTMLElement, caret: CaretPosition | null | undefined): Press | null => {
  const place = caret ? placeIn(text, caret.offsetNode, caret.offset) : null
  return place && { from: place, to: place }
}

const placeIn = (text: HTMLElement, node: Node, offset: number): TextPlace | null => {
  const paragraph = elementOf(node)?.closest('p')
  if (!paragraph || !text.contains(paragraph)) return null
  const before = text.ownerDocument.createRange()
  before.selectNodeContents(paragraph)
  before.setEnd(node, offset)
  return {
    paragraph: [...text.querySelectorAll('p')].indexOf(paragraph),
    offset: before.toString().length + before.cloneContents().querySelectorAll('br').length,
  }
}
