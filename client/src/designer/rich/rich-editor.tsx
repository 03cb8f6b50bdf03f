import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import { ownWritten } from '@shingle/shared/draft/edits/own-sample.ts'
import type { RichTextField } from '@shingle/shared/field/field.ts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as Y from 'yjs'
import { useDraft } from '../../replica/use-draft.ts'
import { write } from '../base/designer-store.ts'
import { announce } from '../base/keyboard/announcer.tsx'
import { useShownScale } from '../base/page/shown-scale.ts'
import { toast } from '../base/toast.ts'
import { pressIn, takeTyped } from './press.ts'
import { putCaret } from './put-caret.ts'
import { RichBubble } from './rich-bubble.tsx'
import { richExtensions } from './rich-extensions.ts'
import { typeInto } from './type-into.ts'

interface RichEditorProps {
  of: FieldAddress
  label: string
  /** What was typed while the editor was on its way; it is written where the text was clicked. */
  typed?: string
}

/** Writes in a formatted text where it stands. It edits the draft's own fragment, with the draft's own undo. */
export const RichEditor = ({ of, label, typed = '' }: RichEditorProps) => {
  const draft = useDraft()
  const doc = draft.doc()
  const found = fieldAt(doc, of)
  const fragment = found?.map.get(of.field)
  if (found?.field.kind !== 'rich' || !(fragment instanceof Y.XmlFragment)) return null
  return (
    <MountedEditor
      key={doc.guid}
      of={of}
      label={label}
      typed={typed}
      fragment={fragment}
      field={found.field}
      undoManager={draft.undoManager()}
      onWritten={() => ownWritten(doc, of, ySyncPluginKey)}
    />
  )
}

interface MountedEditorProps {
  of: FieldAddress
  label: string
  typed: string
  fragment: Y.XmlFragment
  field: RichTextField
  undoManager: Y.UndoManager
  /** Called after every change that the person makes. */
  onWritten: () => void
}

const MountedEditor = (props: MountedEditorProps) => {
  const { of, label, typed, fragment, field, undoManager, onWritten } = props
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // The editor writes under this origin; it is known only where the editor is loaded.
  undoManager.trackedOrigins.add(ySyncPluginKey)
  const editor = useEditor({
    // As nodes and not as markup, and without a style sheet by `innerHTML`: the policy lets neither be made of text.
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
    injectCSS: false,
    onUpdate: ({ transaction }) => {
      if (!transaction.getMeta(ySyncPluginKey)) onWritten()
    },
    extensions: richExtensions({
      fragment,
      undoManager,
      field,
      onRefusal: sayLimit,
    }),
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown: (_, event) => {
        if (event.key !== 'Escape') return false
        write(null)
        return true
      },
    },
  })
  const [{ at, early }] = useState({ at: of, early: typed })
  // At once, and not with the next frame: what is typed in between would be lost.
  useLayoutEffect(() => {
    if (!editor) return
    const page = editor.view.dom.ownerDocument
    putCaret(editor, pressIn(page, at))
    editor.view.focus()
    const words = takeTyped(page, at) + early
    if (words !== '') typeInto(editor, words)
  }, [editor, at, early])
  return (
    <div ref={setPlace}>
      <EditorContent editor={editor} />
      {place && editor && <BubbleOver editor={editor} place={place} />}
    </div>
  )
}

const sayLimit = (message: string): void => {
  announce(message)
  toast(message, { kind: 'trouble' })
}

/** The bubble stands in the designer's document, above the frame of the page, so that it is never scaled. */
const BubbleOver = ({ editor, place }: { editor: Editor; place: HTMLElement }) => {
  const [moves, setMoves] = useState(0)
  const scale = useShownScale()
  useEffect(() => {
    const update = () => setMoves((count) => count + 1)
    editor.on('transaction', update)
    const stage = document.querySelector('[data-region="canvas"]')
    stage?.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      editor.off('transaction', update)
      stage?.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [editor])
  return createPortal(
    <RichBubble key="bubble" editor={editor} place={place} moves={moves + scale} />,
    document.body,
  )
}
