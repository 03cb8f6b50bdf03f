// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { describe, expect, it } from 'vitest'
import { typeInto } from './type-into.ts'

/** The lines of a text after these words were typed at its end. */
const typedAfter = (content: string, words: string): readonly string[] => {
  const editor = new Editor({
    content,
    injectCSS: false,
    extensions: [StarterKit.configure({ trailingNode: false })],
  })
  editor.commands.setTextSelection(editor.state.doc.content.size)
  typeInto(editor, words)
  const lines: string[] = []
  editor.state.doc.descendants((node, _, parent) => {
    if (node.isTextblock) lines.push(`${parent?.type.name}: ${node.textContent}`)
  })
  editor.destroy()
  return lines
}

describe('[2.designer] what was typed before the editor of a text was here', () => {
  it('has a paragraph for every Enter, the last one too', () => {
    expect(typedAfter('<p>Oak</p>', ' and ash.\nBy hand.\n')).toEqual([
      'doc: Oak and ash.',
      'doc: By hand.',
      'doc: ',
    ])
  })

  it('goes on with a list, and leaves it where nothing stands in its line', () => {
    expect(typedAfter('<ul><li><p>Oak</p></li></ul>', '\nAsh\n\nElm')).toEqual([
      'listItem: Oak',
      'listItem: Ash',
      'doc: Elm',
    ])
  })
})
