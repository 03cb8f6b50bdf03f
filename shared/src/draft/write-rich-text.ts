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
