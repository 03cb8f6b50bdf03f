import * as Y from 'yjs'
import { isStoredAttribute } from './rich-storage.ts'
import { isOneValue, isWithoutKeys } from './stored-parts.ts'

/** More blocks, list items, line breaks and changes of format than any text has that a person wrote; the schema allows fewer, and says so. */
const nodesMaximum = 2_000

/** Lists in lists that nobody writes; the schema allows fewer, and says so. */
const deepest = 12

const listNames: ReadonlySet<string> = new Set(['bulletList', 'orderedList'])

/** Whether an element has the attributes of its name alone, each with one value. */
const isPlainElement = (element: Y.XmlElement): boolean =>
  [...element._map].every(
    ([key, { deleted, content }]) =>
      deleted ||
      (content instanceof Y.ContentAny &&
        isOneValue(element, key) &&
        isStoredAttribute(element.nodeName, key, content.arr[0])),
  )

const isBreak = (node: unknown): boolean =>
  node instanceof Y.XmlElement && node.nodeName === 'hardBreak' && node.length === 0 && isPlainElement(node)

const countFormats = (text: Y.XmlText): number => {
  let formats = 0
  for (let item = text._start; item !== null; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentFormat) formats += 1
  return formats
}

/**
 * Whether formatted text is made of the nodes of a draft, each where it belongs and with its own attributes, and of no
 * more than a person writes. Marks are looked at where they come in: there may be thousands. It stops at the first that is not: what is strange in thousands of places would cost a schema thousands of complaints.
 */
export const isTidyRichText = (fragment: Y.XmlFragment): boolean => {
  let nodes = 0
  const areAll = (parent: Y.XmlFragment, isChild: (node: unknown) => boolean): boolean => {
    nodes += parent instanceof Y.XmlElement ? 1 : 0
    return nodes <= nodesMaximum && parent.toArray().every(isChild)
  }
  const isInline = (node: unknown): boolean => {
    if (!(node instanceof Y.XmlText)) return isBreak(node)
    nodes += countFormats(node)
    return nodes <= nodesMaximum && isWithoutKeys(node)
  }
  const isItem =
    (depth: number) =>
    (node: unknown): boolean =>
      node instanceof Y.XmlElement &&
      node.nodeName === 'listItem' &&
      isPlainElement(node) &&
      areAll(node, isBlock(depth + 1))
  const isBlock =
    (depth: number) =>
    (node: unknown): boolean =>
      node instanceof Y.XmlElement &&
      isPlainElement(node) &&
      (node.nodeName === 'paragraph'
        ? areAll(node, isInline)
        : listNames.has(node.nodeName) && depth < deepest && areAll(node, isItem(depth)))
  return !(fragment instanceof Y.XmlElement) && isWithoutKeys(fragment) && areAll(fragment, isBlock(0))
}
