import * as Y from 'yjs'

/** More blocks and list items than any text has that a person wrote. */
const nodesMaximum = 2_000

/** Lists in lists that nobody writes; the schema allows fewer, and says so. */
const deepest = 12

const listNames: ReadonlySet<string> = new Set(['bulletList', 'orderedList'])

/** Whether a text holds letters alone, and no type of its own. */
const isLetters = (text: Y.XmlText): boolean => {
  for (let item = text._start; item !== null; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentType) return false
  return true
}

const isInline = (node: unknown): boolean =>
  node instanceof Y.XmlText
    ? isLetters(node)
    : node instanceof Y.XmlElement && node.nodeName === 'hardBreak' && node.length === 0

/**
 * Whether formatted text is made of the nodes of a draft, each where it belongs, and of no more than a person writes. It
 * stops at the first that is not: what is strange in thousands of places would cost a schema thousands of complaints.
 */
export const isTidyRichText = (fragment: Y.XmlFragment): boolean => {
  let nodes = 0
  const areAll = (parent: Y.XmlFragment, isChild: (node: unknown) => boolean): boolean => {
    nodes += parent instanceof Y.XmlElement ? 1 : 0
    return nodes <= nodesMaximum && parent.toArray().every(isChild)
  }
  const isItem =
    (depth: number) =>
    (node: unknown): boolean =>
      node instanceof Y.XmlElement && node.nodeName === 'listItem' && areAll(node, isBlock(depth + 1))
  const isBlock =
    (depth: number) =>
    (node: unknown): boolean =>
      node instanceof Y.XmlElement &&
      (node.nodeName === 'paragraph'
        ? areAll(node, isInline)
        : listNames.has(node.nodeName) && depth < deepest && areAll(node, isItem(depth)))
  return areAll(fragment, isBlock(0))
}
