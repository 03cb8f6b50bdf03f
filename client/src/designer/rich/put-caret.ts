import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import type { Press, TextPlace } from './press.ts'

/** Puts the caret where the text was pressed, or selects the words that were; at the end where that is not known. */
export const putCaret = (editor: Editor, press: Press | null): void => {
  const { doc } = editor.state
  const from = press && positionOf(doc, press.from)
  const to = press && positionOf(doc, press.to)
  editor.commands.setTextSelection(
    from === null || to === null ? doc.content.size : { from: Math.min(from, to), to: Math.max(from, to) },
  )
}

const positionOf = (doc: Node, { paragraph, offset }: TextPlace): number | null => {
  const starts: number[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    starts.push(position + 1)
    return false
  })
  const start = starts[paragraph]
  return start === undefined ? null : start + Math.min(offset, doc.resolve(start).parent.content.size)
}
