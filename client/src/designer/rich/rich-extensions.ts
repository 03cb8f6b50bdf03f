import type { RichTextField } from '@shingle/shared/field/field.ts'
import { checkValue } from '@shingle/shared/field/read-value.ts'
import { safeHref } from '@shingle/shared/link/link-href.ts'
import { Extension } from '@tiptap/core'
import Collaboration from '@tiptap/extension-collaboration'
import Link from '@tiptap/extension-link'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import type { UndoManager, XmlFragment } from 'yjs'

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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

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

interface RichExtensions {
  fragment: XmlFragment
  undoManager: UndoManager
  field: RichTextField
  onRefusal: (text: string) => void
}

/** The editor's schema: exactly the nodes and marks that a draft may hold. */
export const richExtensions = ({ fragment, undoManager, field, onRefusal }: RichExtensions) => [
  StarterKit.configure({
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
  keepWithin(field, onRefusal),
  Collaboration.configure({ fragment, yUndoOptions: { undoManager } }),
]
