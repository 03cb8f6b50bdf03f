import type { Editor } from '@tiptap/react'

/** Writes words where the caret stands as typing them would: a line break is the key Enter. */
export const typeInto = (editor: Editor, words: string): void => {
  for (const [place, line] of words.split('\n').entries()) {
    if (place > 0) editor.commands.enter()
    if (line !== '') editor.commands.insertContent({ type: 'text', text: line })
  }
}
