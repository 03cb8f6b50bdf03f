import { designerStore } from '../designer-store.ts'

/** What the browser would do itself, such as saving the app as a file, before the script that answers keys is here. */
const keptEarly = ['mod+s', 'mod+p', 'mod+k', 'mod+z']

/** What is done to the chosen section, also where the browser knows it for something else, such as keeping a bookmark. */
const ofSection = ['delete', 'backspace', 'mod+d', 'mod+shift+h']

type AnswerKey = (event: KeyboardEvent) => void

let answer: AnswerKey | null = null
const early: { event: KeyboardEvent; isStillMeant: () => boolean }[] = []

/** Has the designer's keys answered so from now on, and first what was pressed before. */
export const answerKeysWith = (next: AnswerKey): void => {
  answer = next
  for (const { event, isStillMeant } of early.splice(0)) if (isStillMeant()) next(event)
}

/** Answers a key pressed in the designer or in the page on its canvas. */
export const shortcutsOn = (event: KeyboardEvent): void => {
  if (event.defaultPrevented) return
  if (answer) answer(event)
  else if (ofSection.includes(shortcutOf(event))) keepForSection(event)
  else if (keptEarly.includes(shortcutOf(event))) {
    event.preventDefault()
    early.push({ event, isStillMeant: () => true })
  }
}

const keepForSection = (event: KeyboardEvent): void => {
  const { selection } = designerStore.getState()
  if (selection === null) return
  if (event.ctrlKey || event.metaKey) event.preventDefault()
  early.push({ event, isStillMeant: () => designerStore.getState().selection === selection })
}

/** The pressed combination in one word, such as 'mod+shift+z'; `mod` is Ctrl, or Command on a Mac. */
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
