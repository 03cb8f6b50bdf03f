/** What the browser would do itself, such as saving the app as a file, before the script that answers keys is here. */
const keptEarly = ['s', 'p', 'k', 'z']

type AnswerKey = (event: KeyboardEvent) => void

let answer: AnswerKey | null = null
const early: KeyboardEvent[] = []

/** Has the designer's keys answered so from now on, and first what was pressed before. */
export const answerKeysWith = (next: AnswerKey): void => {
  answer = next
  for (const event of early.splice(0)) next(event)
}

/** Answers a key pressed in the designer or in the page on its canvas. */
export const shortcutsOn = (event: KeyboardEvent): void => {
  if (event.defaultPrevented) return
  if (answer) answer(event)
  else if (
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    keptEarly.includes(event.key.toLowerCase())
  ) {
    event.preventDefault()
    early.push(event)
  }
}
