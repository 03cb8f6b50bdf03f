// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRichEditor } from './fixtures/open-rich-editor.ts'

// The editor makes one where something is pasted by hand, and jsdom has none.
beforeAll(() => void vi.stubGlobal('ClipboardEvent', Event))

let editor: Editor
const refusals: string[] = []
afterEach(() => {
  editor.destroy()
  refusals.length = 0
})

const open = (): Editor => {
  editor = openRichEditor((text) => refusals.push(text)).editor
  return editor
}

const nested = (levels: number, at = 1): string =>
  at > levels ? '' : `<ul><li>level ${at}${nested(levels, at + 1)}</li></ul>`

/** Every line with the number of lists that it stands in. */
const lines = (): readonly (readonly [number, string])[] => {
  const found: [number, string][] = []
  editor.state.doc.descendants((node, position) => {
    if (!node.isTextblock) return
    const place = editor.state.doc.resolve(position)
    const depths = Array.from({ length: place.depth + 1 }, (_, depth) => place.node(depth).type.name)
    found.push([depths.filter((name) => name.endsWith('List')).length, node.textContent])
  })
  return found.filter(([, text]) => text !== '')
}

describe('[2.designer] lists that are pasted', () => {
  it('deeper than a text may hold them come to stand on the deepest level, each line in its place', () => {
    open().view.pasteHTML(`${nested(6)}<p>after</p>`)
    expect(lines()).toEqual([
      [1, 'level 1'],
      [2, 'level 2'],
      [3, 'level 3'],
      [3, 'level 4'],
      [3, 'level 5'],
      [3, 'level 6'],
      [0, 'after'],
    ])
    expect(refusals).toEqual([])
  })

  it('into a list that is as deep as it may be stay on its level', () => {
    open().view.pasteHTML(nested(3))
    editor.commands.setTextSelection(editor.state.doc.content.size - 7)
    editor.view.pasteHTML(`<p>own</p>${nested(3)}<p>last</p>`)
    expect(Math.max(...lines().map(([depth]) => depth))).toBe(3)
    expect(
      lines()
        .map(([, text]) => text)
        .join(' '),
    ).toMatch(/own.*level 1.*level 2.*level 3.*last/)
    expect(refusals).toEqual([])
  })

  it('are numbered from one in digits, as pages show them', () => {
    open().view.pasteHTML('<ol start="5" type="a"><li>five</li><li>six</li></ol>')
    expect(editor.getHTML()).toContain('<ol><li><p>five</p></li><li><p>six</p></li></ol>')
  })
})
