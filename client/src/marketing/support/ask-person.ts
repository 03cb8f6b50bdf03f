import { ask, find, textOf } from '../creators/ask.ts'

const form = find<HTMLFormElement>('.help-note')
const email = find<HTMLInputElement>('#note-email')
const text = find<HTMLTextAreaElement>('#note-text')
const hint = find('#note-text-hint')
const trouble = find('#note-trouble')
const button = find<HTMLButtonElement>('button', form)

const count = (): void => {
  hint.textContent = `${text.value.length} of ${text.maxLength}`
}

/** Puts words that nothing here answers into the note, unless something else stands there already. */
export const suggestNote = (words: string): void => {
  if (text.value !== '' && text.value !== text.dataset.suggested) return
  text.value = words.slice(0, text.maxLength)
  text.dataset.suggested = text.value
  count()
}

const send = async (): Promise<void> => {
  trouble.textContent = ''
  button.disabled = true
  try {
    const { isTold } = await ask(form.dataset.ask ?? '', { email: email.value, text: text.value })
    form.hidden = true
    const sent = find('#note-sent')
    sent.className = 'help-sent hangs'
    // Nobody is promised an answer by whoever is not told that there is a question.
    sent.textContent = `${isTold === true ? sent.dataset.told : sent.dataset.kept} ${email.value}.`
  } catch (thrown) {
    trouble.textContent = textOf(thrown)
  }
  button.disabled = false
}

form.hidden = false
text.addEventListener('input', count)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void send()
})
count()
