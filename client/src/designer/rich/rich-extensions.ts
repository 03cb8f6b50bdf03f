import type { RichTextField } from '@shingle/shared/field/field.ts'
import { isRecord } from '@shingle/shared/field/is-record.ts'
import { checkValue } from '@shingle/shared/field/read-value.ts'
import { safeHref } from '@shingle/shared/link/link-href.ts'
import { oneLine } from '@shingle/shared/text/plain-text.ts'
import { type AnyExtension, Extension, Node as NodeExtension, wrappingInputRule } from '@tiptap/core'
import Collaboration from '@tiptap/extension-collaboration'
import Link from '@tiptap/extension-link'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import type { UndoManager, XmlFragment } from 'yjs'
import { shallowLists } from './shallow-lists.ts'

/** Only where a link leads is kept; how it opens is the published page's affair. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  HTMLAttributes: {},
  isAllowedUri: (href) => safeHref(href) !== null,
})

const plainMark = (mark: unknown): unknown =>
  isRecord(mark) && mark.type === 'link' && isRecord(mark.attrs)
    ? { type: 'link', attrs: { href: mark.attrs.href } }
    : { type: isRecord(mark) ? mark.type : undefined }

/** A node of the editor as the draft keeps it: without what only the editor knows of it. */
const plainNode = (node: unknown): unknown => {
  if (!isRecord(node)) return node
  const { type, text, content, marks } = node
  return {
    type,
    ...(text === undefined ? {} : { text }),
    ...(Array.isArray(content) ? { content: content.map(plainNode) } : {}),
    ...(Array.isArray(marks) ? { marks: marks.map(plainMark) } : {}),
  }
}

/** Pages number every list from one, in digits: so does the editor, whatever was pasted or typed. */
const inDigits = (extension: AnyExtension): AnyExtension =>
  extension.name === 'orderedList' && extension instanceof NodeExtension
    ? extension.extend({
        addAttributes: () => ({}),
        addInputRules() {
          const isNext = ([, number]: RegExpMatchArray, list: Node) => list.childCount + 1 === Number(number)
          return [wrappingInputRule({ find: /^(\d+)\.\s$/, type: this.type, joinPredicate: isNext })]
        },
      })
    : extension

const PlainKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(inDigits)
  },
})

/** Refuses what the draft may not hold. Shorter is always allowed, even where it already holds too much. */
const keepWithin = (field: RichTextField, onRefusal: (text: string) => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged || transaction.getMeta('y-sync$')) return true
          const problem = checkValue(field, plainNode(transaction.doc.toJSON()))
          if (problem === null) return true
          const isLess = transaction.doc.content.size < state.doc.content.size
          if (isLess && checkValue(field, plainNode(state.doc.toJSON())) !== null) return true
          onRefusal(problem.text)
          return false
        },
      }),
    ],
  })

const keptNode = (node: Node): Node => {
  if (!node.isText) return node.copy(keptContent(node.content))
  const text = oneLine(node.text ?? '')
  return text === '' ? node : node.type.schema.text(text, node.marks)
}

const keptContent = (content: Fragment): Fragment => {
  const nodes: Node[] = []
  content.forEach((node) => {
    nodes.push(keptNode(node))
  })
  return Fragment.fromArray(nodes)
}

/** Leaves out of what is pasted what the draft may not hold, so that the rest comes in. */
const keepPlain = Extension.create({
  name: 'plain',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPasted: ({ content, openStart, openEnd }, { state }) =>
          shallowLists(new Slice(keptContent(content), openStart, openEnd), state),
      },
    }),
  ],
})

interface RichExtensions {
  fragment: XmlFragment
  undoManager: UndoManager
  field: RichTextField
  onRefusal: (text: string) => void
}

/** The editor's schema: exactly the nodes and marks that a draft may hold. */
export const richExtensions = ({ fragment, undoManager, field, onRefusal }: RichExtensions) => [
  PlainKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
    undoRedo: false,
  }),
  PlainLink,
  keepPlain,
  keepWithin(field, onRefusal),
  Collaboration.configure({ fragment, yUndoOptions: { undoManager } }),
]
