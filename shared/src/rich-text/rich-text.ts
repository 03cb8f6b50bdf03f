/** The marks that formatted text may carry. */
export type RichMark =
  | { readonly type: 'bold' | 'italic' | 'underline' | 'strike' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }

/** A run of text, or a line break. */
export type RichInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] }
  | { readonly type: 'hardBreak' }

/** One paragraph. */
export interface RichParagraph {
  readonly type: 'paragraph'
  readonly content?: readonly RichInline[]
}

/** A bulleted or numbered list. */
export interface RichList {
  readonly type: 'bulletList' | 'orderedList'
  readonly content: readonly {
    readonly type: 'listItem'
    readonly content: readonly (RichParagraph | RichList)[]
  }[]
}

/** Formatted text: the allow-listed subset of tiptap's document that drafts hold and pages show. */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly (RichParagraph | RichList)[]
}

/** Formatted text of plain paragraphs, split at line breaks. */
export const richTextOf = (plain: string): RichText => ({
  type: 'doc',
  content: plain.split(/\n+/).map((line) => ({
    type: 'paragraph',
    ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }),
  })),
})

const plainOf = (node: RichParagraph | RichList): string =>
  node.type === 'paragraph'
    ? (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
    : node.content.map((entry) => entry.content.map(plainOf).join('\n')).join('\n')

/** The words alone, blocks on lines of their own. */
export const plainTextOf = (rich: RichText): string => rich.content.map(plainOf).join('\n')

const runsOf = (node: RichParagraph | RichList): number =>
  node.type === 'paragraph'
    ? (node.content?.length ?? 0)
    : node.content.reduce((sum, entry) => sum + entry.content.reduce((all, one) => all + runsOf(one), 0), 0)

/** How many runs of one format, and line breaks, formatted text is made of (count). */
export const countRuns = (rich: RichText): number => rich.content.reduce((sum, node) => sum + runsOf(node), 0)
