import { Extension } from '@tiptap/core'
import Collaboration from '@tiptap/extension-collaboration'
import Link from '@tiptap/extension-link'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import type { UndoManager, XmlFragment } from 'yjs'

/** Only where a link leads is kept; how it opens is the published page's affair. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
}).configure({ openOnClick: false, autolink: false, linkOnPaste: true, HTMLAttributes: {} })

const lengthOf = (doc: {
  textBetween: (from: number, to: number, block: string) => string
  content: { size: number }
}) => doc.textBetween(0, doc.content.size, '\n').length

/** Refuses what would make the text longer than it may be. Shorter is always allowed, even from above the limit. */
const limit = (maximum: number, onLimit: () => void) =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged || transaction.getMeta('y-sync$')) return true
          const next = lengthOf(transaction.doc)
          if (next <= maximum || next <= lengthOf(state.doc)) return true
          onLimit()
          return false
        },
      }),
    ],
  })

interface RichExtensions {
  fragment: XmlFragment
  undoManager: UndoManager
  maximum: number
  onLimit: () => void
}

/** The editor's schema: exactly the nodes and marks that a draft may hold. */
export const richExtensions = ({ fragment, undoManager, maximum, onLimit }: RichExtensions) => [
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
  limit(maximum, onLimit),
  Collaboration.configure({ fragment, yUndoOptions: { undoManager } }),
]
