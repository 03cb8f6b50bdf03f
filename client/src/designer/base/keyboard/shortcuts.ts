import { designerStore } from '../designer-store.ts'

/** What the browser would do itself, such as saving the app as a file, before the script that answers keys is here. */
const keptEarly = ['s', 'p', 'k', 'z']

/** What is done to the chosen section; nothing that the browser would do. */
const ofSection = ['Delete', 'Backspace']

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
  else if (event.ctrlKey || event.metaKey) keepCombination(event)
  else if (ofSection.includes(event.key)) {
    const { selection } = designerStore.getState()
    early.push({ event, isStillMeant: () => designerStore.getState().selection === selection })
  }
}

const keepCombination = (event: KeyboardEvent): void => {
  if (event.shiftKey || !keptEarly.includes(event.key.toLowerCase())) return
  event.preventDefault()
  early.push({ event, isStillMeant: () => true })
}
