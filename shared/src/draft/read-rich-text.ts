import * as Y from 'yjs'

const marksOf = (attributes: Record<string, unknown> = {}): unknown[] =>
  Object.entries(attributes).map(([type, value]) =>
    type === 'link' && typeof value === 'object' && value !== null && 'href' in value
      ? { type, attrs: { href: value.href } }
      : { type },
  )

const textRuns = (node: Y.XmlText): unknown[] =>
  node.toDelta().map(({ insert, attributes }: { insert: unknown; attributes?: Record<string, unknown> }) => {
    const marks = marksOf(attributes)
    return { type: 'text', text: insert, ...(marks.length > 0 && { marks }) }
  })

const childrenOf = (node: Y.XmlElement | Y.XmlFragment, depth: number): unknown[] =>
  node.toArray().flatMap((child) => (child instanceof Y.XmlText ? textRuns(child) : [nodeOf(child, depth)]))

// Deeper than any draft may be: what a stranger nests without end is not followed.
const deepest = 12

const nodeOf = (node: unknown, depth: number): unknown => {
  if (!(node instanceof Y.XmlElement) || depth > deepest) return { type: 'unknown' }
  const content = childrenOf(node, depth + 1)
  if (node.nodeName === 'hardBreak') return { type: 'hardBreak' }
  return { type: node.nodeName, ...(content.length > 0 || node.nodeName !== 'paragraph' ? { content } : {}) }
}

/** A fragment as plain JSON; unknown nodes stay visible so that validation can refuse them. */
export const readRichText = (fragment: Y.XmlFragment): unknown => {
  const content = childrenOf(fragment, 0)
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content }
}
