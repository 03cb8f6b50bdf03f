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

export const caretToEnd = (element: HTMLElement): void => {
  const selection = element.ownerDocument.getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}
