import { createStore } from 'zustand/vanilla'
import { designerStore } from '../designer-store.ts'
import { elementOf } from '../page/text-element.ts'
import { answerKeysWith } from './shortcuts.ts'

interface Shortcut {
  /** As `shortcutOf` names it, such as 'mod+z' or 'delete'. */
  keys: readonly string[]
  run: () => void
  /** Also while the person writes in a field. */
  whileWriting?: boolean | undefined
  /** A key that may as well be the first of a word: it acts only where no words can be meant. */
  bare?: boolean | undefined
}

const shortcuts = createStore<readonly Shortcut[]>(() => [])

/** Makes these the designer's shortcuts until the returned function is called, and answers what was pressed before. */
export const listenTo = (list: readonly Shortcut[]): (() => void) => {
  shortcuts.setState(list, true)
  answerKeysWith(answer)
  return () => shortcuts.setState([], true)
}

const answer = (event: KeyboardEvent): void => {
  // A dialog has the keys to itself.
  if (event.isComposing || designerStore.getState().dialog) return
  const name = shortcutOf(event)
  const found = shortcuts.getState().find(({ keys }) => keys.includes(name))
  if (!found || (!found.whileWriting && isWriting(event.target))) return
  if (found.bare && mayMeanWords(event.target)) return
  if (clipboardKeys.includes(name) && hasSelectedText(event.target)) return
  event.preventDefault()
  found.run()
}

const clipboardKeys = ['mod+c', 'mod+x']

/** Words that are selected on the screen are what copying means. */
const hasSelectedText = (target: EventTarget | null): boolean => {
  const selection = (elementOf(target)?.ownerDocument ?? document).getSelection()
  return selection !== null && !selection.isCollapsed
}

/** The pressed combination in one word; `mod` is Ctrl, or Command on a Mac. */
export const shortcutOf = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): string => {
  const key = event.key.toLowerCase()
  const isLetter = /^[a-z]$/.test(key)
  return [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.shiftKey && (isLetter || key.length > 1) ? 'shift' : '',
    key,
  ]
    .filter(Boolean)
    .join('+')
}

/** While a form is open, or a text is about to be, only a section's own frame and the rail are no place for words. */
const mayMeanWords = (target: EventTarget | null): boolean => {
  const { selection, writing } = designerStore.getState()
  const element = elementOf(target)
  const isPlain =
    element?.matches('.section') || element?.closest('[data-region="canvas"], [data-region="rail"]') != null
  return writing !== null || (selection !== null && !isPlain)
}

const isWriting = (target: EventTarget | null): boolean => {
  const writing = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]'
  return elementOf(target)?.closest(writing) != null
}
