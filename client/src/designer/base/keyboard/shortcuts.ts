import { designerStore } from '../designer-store.ts'

/** The letters of what the browser would do itself, such as saving the app as a file, before the script that answers keys is here. */
const keptEarly = 'spkz'

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
  else if (!event.shiftKey) keepEarly(event)
}

const keepEarly = (event: KeyboardEvent): void => {
  const { selection } = designerStore.getState()
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  // What is done to the chosen section: where none is, Ctrl D keeps a bookmark.
  const isOfSection = selection !== null && (isCommand ? key === 'd' : /^(delete|backspace)$/.test(key))
  if (!isOfSection && !(isCommand && keptEarly.includes(key))) return
  if (isCommand) event.preventDefault()
  early.push({ event, isStillMeant: () => !isOfSection || designerStore.getState().selection === selection })
}
