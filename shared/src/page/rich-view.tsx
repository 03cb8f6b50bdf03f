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

type SetText = (text: string) => ReactNode

const inline =
  (set: SetText) =>
  (node: RichInline): ReactNode =>
    node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>(marked, set(node.text))

// Nodes have no identity of their own, and a page is rendered once: positions serve as keys.
const keyed = <N,>(nodes: readonly N[], render: (node: N) => ReactNode): ReactNode =>
  nodes.map((node, position) => <Keyed key={String(position)}>{render(node)}</Keyed>)

const Keyed = ({ children }: { readonly children: ReactNode }) => children

const block =
  (set: SetText) =>
  (node: RichParagraph | RichList): ReactNode => {
    if (node.type === 'paragraph') return <p>{keyed(node.content ?? [], inline(set))}</p>
    const entries = keyed(node.content, (entry) => <li>{keyed(entry.content, block(set))}</li>)
    return node.type === 'bulletList' ? <ul>{entries}</ul> : <ol>{entries}</ol>
  }

const asItStands: SetText = (text) => text

interface RichViewProps {
  readonly value: RichText
  /** How its texts are set; as they stand unless told. */
  readonly set?: SetText
}

/** Formatted text as elements: only the allow-listed nodes and marks, only safe addresses. */
export const RichView = ({ value, set = asItStands }: RichViewProps): ReactElement => (
  <>{keyed(value.content, block(set))}</>
)
