import { safeHref } from '@shingle/shared/link/link-href.ts'
import { invalidWebAddress, isWebAddress, normaliseWebAddress } from '@shingle/shared/link/web-address.ts'
import type { Editor } from '@tiptap/react'
import {
  Bold,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { useState } from 'react'
import { useTellUnsafe } from '../base/link-safety.ts'
import { bubblePlace } from './bubble-place.ts'
import styles from './rich-bubble.module.css'

interface RichBubbleProps {
  editor: Editor
  /** An element of the document that the text stands in. */
  place: HTMLElement
  /** Another one whenever the words may have moved. */
  moves: number
}

interface Tool {
  name: string
  label: string
  icon: LucideIcon
  run: (editor: Editor) => void
}

const marks: readonly Tool[] = [
  { name: 'bold', label: 'Bold', icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: 'Underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    label: 'Strikethrough',
    icon: Strikethrough,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
]

const lists: readonly Tool[] = [
  {
    name: 'bulletList',
    label: 'Bulleted list',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

/** The tools for selected words. */
export const RichBubble = ({ editor, place }: RichBubbleProps) => {
  const [address, setAddress] = useState<string | null>(null)
  const frame = place.ownerDocument === document ? null : frameOf(place)
  const at = bubblePlace(editor, frame)
  if (!at && address === null) return null
  const { top, left, below } = at ?? { top: 80, left: window.innerWidth / 2, below: true }
  const link = () => setAddress(String(editor.getAttributes('link').href ?? ''))
  return (
    <div
      className={below ? styles.below : styles.above}
      style={{ top, left }}
      role="toolbar"
      aria-label="Text"
      // Pressing a tool keeps the words selected.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
    >
      {address === null ? (
        <>
          {marks.map((tool) => (
            <ToolButton key={tool.name} tool={tool} editor={editor} />
          ))}
          <i />
          <button
            type="button"
            aria-label="Link"
            title="Link"
            aria-pressed={editor.isActive('link')}
            onClick={link}
          >
            <LinkIcon aria-hidden="true" />
          </button>
          <i />
          {lists.map((tool) => (
            <ToolButton key={tool.name} tool={tool} editor={editor} />
          ))}
        </>
      ) : (
        <LinkForm address={address} editor={editor} onDone={() => setAddress(null)} />
      )}
    </div>
  )
}

const ToolButton = ({ tool, editor }: { tool: Tool; editor: Editor }) => {
  const Icon = tool.icon
  return (
    <button
      type="button"
      aria-label={tool.label}
      title={tool.label}
      aria-pressed={editor.isActive(tool.name)}
      onClick={() => tool.run(editor)}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

interface LinkFormProps {
  address: string
  editor: Editor
  onDone: () => void
}

const LinkForm = ({ address, editor, onDone }: LinkFormProps) => {
  const [typed, setTyped] = useState(address)
  const [problem, setProblem] = useState(false)
  const tellUnsafe = useTellUnsafe()
  const keep = () => {
    const href = hrefOf(typed.trim())
    if (href === null) return setProblem(true)
    // At once, and not with the next frame, when somebody may write elsewhere already.
    editor.view.focus()
    const chain = editor.chain().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    if (isWebAddress(href)) tellUnsafe(href)
    onDone()
  }
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: the person just asked for this field
        autoFocus
        aria-label="Web, email or phone address"
        aria-invalid={problem}
        placeholder="example.com"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(false)
        }}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <button type="submit">{typed.trim() === '' ? 'Remove' : 'Link'}</button>
      {problem && <span role="alert">{invalidWebAddress.text}</span>}
    </form>
  )
}

/** What was typed as an address that may be followed; '' for none, null for nothing usable. */
const hrefOf = (typed: string): string | null => {
  if (typed === '') return ''
  if (typed.includes('@') && !typed.includes(':')) return safeHref(`mailto:${typed}`)
  return safeHref(typed) ?? safeHref(normaliseWebAddress(typed))
}

const frameOf = (place: HTMLElement): HTMLIFrameElement | null => {
  const frames = [...document.querySelectorAll('iframe')]
  return frames.find((frame) => frame.contentDocument === place.ownerDocument) ?? null
}
