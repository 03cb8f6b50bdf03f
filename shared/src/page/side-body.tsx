import type { ReactNode } from 'react'
import type { RichList, RichParagraph, RichText } from '../rich-text/rich-text.ts'
import { plainTextOf } from '../rich-text/rich-text.ts'
import { RichView } from './rich-view.tsx'

/** A line that is bold as a whole stands above what follows it. */
const isHeading = (node: RichParagraph | RichList): node is RichParagraph =>
  node.type === 'paragraph' &&
  node.content !== undefined &&
  node.content.length > 0 &&
  node.content.every((run) => run.type === 'text' && run.marks?.some(({ type }) => type === 'bold'))

interface SideBodyProps {
  readonly name: string
  readonly words: RichText
  readonly set?: (text: string) => ReactNode
}

/** What stands on a page beside the page between the website's header and footer. */
export const SideBody = ({ name, words, set = (text) => text }: SideBodyProps) => (
  <section className="section surface-plain is-first side-page">
    <div className="wrap rich">
      <h1>{set(name)}</h1>
      {words.content.map((node, at) => {
        const block = { type: 'doc', content: [node] } as const
        return isHeading(node) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no identity of their own
          <h2 key={at}>{set(plainTextOf(block))}</h2>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no identity of their own
          <RichView key={at} value={block} set={set} />
        )
      })}
    </div>
  </section>
)

/** The CSS of a page beside the page. */
export const sideStyle =
  '.side-page h1{font-size:var(--step-4,2rem)}.side-page h2{font-size:var(--step-1);margin-block-start:1.5em}'
