// @vitest-environment jsdom
import { RichView } from '@shingle/shared/page/rich-view.tsx'
import type { RichText } from '@shingle/shared/rich-text/rich-text.ts'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepPress, pressIn } from './press.ts'
import { putCaret } from './put-caret.ts'

const value: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Stairs and ' },
        { type: 'text', text: 'windows', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'made in Sheffield' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Oak' }] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ash' }] }] },
      ],
    },
  ],
}
const at = { in: 'section', section: 'intro', field: 'body' } as const

const text = document.body.appendChild(document.createElement('div'))
text.dataset.rich = 'intro/body'
let editor: Editor

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => createRoot(text).render(<RichView value={value} />))
})
beforeEach(() => {
  document.getSelection()?.removeAllRanges()
  editor = new Editor({
    content: JSON.parse(JSON.stringify(value)),
    injectCSS: false,
    extensions: [StarterKit],
  })
})

const texts = () => {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (walker.nextNode()) found.push(walker.currentNode)
  return found
}

/** Clicks where the browser has put its selection, and lets the editor come. */
const click = () => {
  keepPress(text, new MouseEvent('click'))
  putCaret(editor, pressIn(document, at))
  return editor.state.selection
}

describe('[2.designer] the first click in a formatted text', () => {
  it('puts the caret between the very letters that were clicked, wherever that is', () => {
    for (const node of texts()) {
      for (let offset = 0; offset <= (node.textContent ?? '').length; offset += 1) {
        document.getSelection()?.collapse(node, offset)
        const { $from, empty } = click()
        expect(empty).toBe(true)
        expect($from.parent.textBetween(0, $from.parent.content.size, '', '\n')).toContain(node.textContent)
        const line = $from.parent.textBetween(0, $from.parentOffset, '', '\n').split('\n').at(-1)
        const isSecond = node.parentElement?.tagName === 'STRONG'
        expect(line).toBe(`${isSecond ? 'Stairs and ' : ''}${node.textContent?.slice(0, offset)}`)
      }
    }
  })

  it('keeps the word that a double click has selected', () => {
    const [, windows] = texts()
    if (windows) document.getSelection()?.setBaseAndExtent(windows, 0, windows, 7)
    const { from, to } = click()
    expect(editor.state.doc.textBetween(from, to)).toBe('windows')
  })

  it('goes to the end where nothing was pressed in it, or something of another text was', () => {
    expect(click().$from.parent.textContent).toBe('Ash')
    document.getSelection()?.collapse(texts()[0] ?? null, 2)
    keepPress(text, new MouseEvent('click'))
    expect(pressIn(document, { ...at, field: 'other' })).toBeNull()
  })
})
