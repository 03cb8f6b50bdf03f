import './links.css'
import { find } from '../creators/ask.ts'

const field = find<HTMLInputElement>('#link')
const trouble = find('#link-trouble')

const say = (words: string): void => {
  trouble.textContent = words
  field.ariaInvalid = words === '' ? null : 'true'
}

// Specification 5: in our words, and not in those of the browser.
field.addEventListener('invalid', (event) => {
  event.preventDefault()
  say(field.title)
  field.focus()
})
field.addEventListener('input', () => say(''))
