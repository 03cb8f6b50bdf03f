/** Reading and moving in a text's element. The page has a document of its own, so nothing here uses `instanceof`. */

export const elementOf = (target: EventTarget | null): Element | null => {
  if (!target || !('nodeType' in target)) return null
  return isElement(target) ? target : parentOf(target)
}

const isElement = (target: EventTarget): target is Element => 'closest' in target

const parentOf = (target: EventTarget): Element | null => {
  const parent: unknown = 'parentElement' in target ? target.parentElement : null
  return isTarget(parent) && isElement(parent) ? parent : null
}

const isTarget = (value: unknown): value is EventTarget =>
  typeof value === 'object' && value !== null && 'addEventListener' in value

/** What the element says: line breaks only where they may be. */
export const typedText = (element: HTMLElement, { multiline }: { multiline: boolean }): string => {
  // `plaintext-only` leaves a last break behind so that the caret can stand below it.
  const text = (element.textContent ?? '').replace(/\u00a0/g, ' ')
  return multiline ? text.replace(/\n$/, '') : text.replace(/\s*\n\s*/g, ' ')
}

export const selectedLength = (element: HTMLElement): number => {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return 0
  return selection.toString().length
}

export const caretToEnd = (element: HTMLElement): void => {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

export const isBreak = ({ inputType }: InputEvent): boolean =>
  inputType === 'insertLineBreak' || inputType === 'insertParagraph'

export const addsText = ({ inputType }: InputEvent): boolean => inputType.startsWith('insert')

export const insertedLength = (event: InputEvent): number => {
  if (isBreak(event)) return 1
  return (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').length
}
