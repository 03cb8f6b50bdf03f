import * as Y from 'yjs'
import type { RichInline, RichList, RichMark, RichParagraph, RichText } from '../rich-text/rich-text.ts'

const formatOf = (marks: readonly RichMark[] = []): Record<string, object> =>
  Object.fromEntries(marks.map((mark) => [mark.type, mark.type === 'link' ? { href: mark.attrs.href } : {}]))

const inlineNodes = (content: readonly RichInline[]): (Y.XmlText | Y.XmlElement)[] => {
  const nodes: (Y.XmlText | Y.XmlElement)[] = []
  let run: Y.XmlText | undefined
  let length = 0
  for (const inline of content) {
    if (inline.type === 'hardBreak') {
      nodes.push(new Y.XmlElement('hardBreak'))
      run = undefined
      continue
    }
    if (run === undefined) {
      run = new Y.XmlText()
      length = 0
      nodes.push(run)
    }
    run.insert(length, inline.text, formatOf(inline.marks))
    length += inline.text.length
  }
  return nodes
}

const element = (name: string, children: (Y.XmlText | Y.XmlElement)[]): Y.XmlElement => {
  const node = new Y.XmlElement(name)
  node.insert(0, children)
  return node
}

const blockNode = (block: RichParagraph | RichList): Y.XmlElement =>
  block.type === 'paragraph'
    ? element('paragraph', inlineNodes(block.content ?? []))
    : element(
        block.type,
        block.content.map((entry) => element('listItem', entry.content.map(blockNode))),
      )

/** Writes formatted text into an empty fragment, in the form that the editor reads. */
export const writeRichText = (fragment: Y.XmlFragment, rich: RichText): void =>
  fragment.insert(0, rich.content.map(blockNode))

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
