import { fieldHints } from './field-hints.ts'

/** A text that says nothing and so takes no room on the page. */
export interface EmptyText {
  /** Its address, as one word. */
  key: string
  label: string
  element: HTMLElement
}

const empties = '[data-text]:empty, [data-rich][data-empty]'

/** The empty texts of a section itself, or those of one item; such as have their room on the page are not among them. */
export const emptyTextsIn = (within: Element, item: string | null): readonly EmptyText[] => {
  const byKey = new Map<string, EmptyText>()
  for (const element of within.querySelectorAll<HTMLElement>(empties)) {
    const { text, rich, field = '', action, empty, asked } = element.dataset
    const isMeant = item === null ? action === undefined : true
    if (!isMeant || (element.dataset.item ?? null) !== item || asked !== undefined) continue
    if (element.ownerDocument.activeElement === element || !hasRoom(element.parentElement)) continue
    const key = rich ?? field
    if (!byKey.has(key)) byKey.set(key, { key, label: text ?? empty ?? 'Text', element })
  }
  return [...byKey.values()]
}

/** Whether something inside this would be seen: layouts hide what they have no use for. */
const hasRoom = (parent: Element | null): boolean => parent?.checkVisibility?.() ?? true

/** Gives an empty text its room on the page, with its name in the page's language in it, until its section is left. */
export const giveRoom = (element: Element): void => {
  const label = element.getAttribute('data-text') ?? element.getAttribute('data-empty') ?? ''
  const hint = fieldHints[label]?.[element.ownerDocument.documentElement.lang]
  element.setAttribute('data-asked', hint ?? label)
}

/** Takes the room back from the empty texts inside. */
export const takeRoomBack = (within: ParentNode): void => {
  for (const element of within.querySelectorAll('[data-asked]')) element.removeAttribute('data-asked')
}
