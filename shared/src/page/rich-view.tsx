import type { ReactElement, ReactNode } from 'react'
import { safeHref } from '../link/link-href.ts'
import type { RichInline, RichList, RichMark, RichParagraph, RichText } from '../rich-text/rich-text.ts'

const outwardRelation = 'noopener nofollow ugc'

const marked = (content: ReactNode, mark: RichMark): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>
    case 'italic':
      return <em>{content}</em>
    case 'underline':
      return <u>{content}</u>
    case 'strike':
      return <s>{content}</s>
    case 'link': {
      const href = safeHref(mark.attrs.href)
      return href === null ? (
        content
      ) : (
        <a href={href} rel={outwardRelation}>
          {content}
        </a>
      )
    }
  }
}

const inline = (node: RichInline): ReactNode =>
  node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>(marked, node.text)

// Nodes have no identity of their own, and a page is rendered once: positions serve as keys.
const keyed = <N,>(nodes: readonly N[], render: (node: N) => ReactNode): ReactNode =>
  nodes.map((node, position) => <Keyed key={String(position)}>{render(node)}</Keyed>)

const Keyed = ({ children }: { readonly children: ReactNode }) => children

const block = (node: RichParagraph | RichList): ReactNode => {
  if (node.type === 'paragraph') return <p>{keyed(node.content ?? [], inline)}</p>
  const entries = keyed(node.content, (entry) => <li>{keyed(entry.content, block)}</li>)
  return node.type === 'bulletList' ? <ul>{entries}</ul> : <ol>{entries}</ol>
}

/** Formatted text as elements: only the allow-listed nodes and marks, only safe addresses. */
export const RichView = ({ value }: { readonly value: RichText }): ReactElement => (
  <>{keyed(value.content, block)}</>
)
