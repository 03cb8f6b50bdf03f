/** Reading and moving in a text's element. The page has a document of its own, so nothing here uses `instanceof`. */

export function elementOf(target: EventTarget | null): Element | null {
  if (!target || !('nodeType' in target)) return null
  return isElement(target) ? target : parentOf(target)
}

function isElement(target: EventTarget): target is Element {
  return 'closest' in target
}

function parentOf(target: EventTarget): Element | null {
  const parent: unknown = 'parentElement' in target ? target.parentElement : null
  return isTarget(parent) && isElement(parent) ? parent : null
}

function isTarget(value: unknown): value is EventTarget {
  return typeof value === 'object' && value !== null && 'addEventListener' in value
}

/** What the element says: line breaks only where they may be. */
export function typedText(element: HTMLElement, { multiline }: { multiline: boolean }): string {
  // `plaintext-only` leaves a last break behind so that the caret can stand below it.
  const text = (element.textContent ?? '').replace(/\u00a0/g, ' ')
  return multiline ? text.replace(/\n$/, '') : text.replace(/\s*\n\s*/g, ' ')
}

export function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return 0
  return selection.toString().length
}

export function caretToEnd(element: HTMLElement): void {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

export function isBreak({ inputType }: InputEvent): boolean {
  return inputType === 'insertLineBreak' || inputType === 'insertParagraph'
}

export function addsText({ inputType }: InputEvent): boolean {
  return inputType.startsWith('insert')
}

export function insertedLength(event: InputEvent): number {
  if (isBreak(event)) return 1
  return (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length
}
