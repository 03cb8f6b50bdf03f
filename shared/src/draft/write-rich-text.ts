import * as Y from 'yjs'
import type { RichInline, RichList, RichMark, RichParagraph, RichText } from '../rich-text/rich-text.ts'

const formatOf = (marks: readonly RichMark[] = []): Record<string, object> =>
  Object.fromEntries(marks.map((mark) => [mark.type, mark.type === 'link' ? { href: mark.attrs.href } : {}]))

/** What one text holds, up to the next line break. */
type Run = Extract<RichInline, { type: 'text' }>

const textNode = (runs: readonly Run[]): Y.XmlText => {
  const node = new Y.XmlText()
  // All at once: each written behind the others would be found from the beginning.
  node.applyDelta(runs.map(({ text, marks }) => ({ insert: text, attributes: formatOf(marks) })))
  return node
}

const inlineNodes = (content: readonly RichInline[]): (Y.XmlText | Y.XmlElement)[] => {
  const nodes: (Y.XmlText | Y.XmlElement)[] = []
  let runs: Run[] = []
  const endText = () => {
    if (runs.length > 0) nodes.push(textNode(runs))
    runs = []
  }
  for (const inline of content) {
    if (inline.type === 'text') runs.push(inline)
    else {
      endText()
      nodes.push(new Y.XmlElement('hardBreak'))
    }
  }
  endText()
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
