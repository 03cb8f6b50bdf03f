import './support.css'
import { findHelp } from '../../help/find-help.ts'
import { find } from '../creators/ask.ts'
import { suggestNote } from './ask-person.ts'

const form = find<HTMLFormElement>('.help-search')
const field = find<HTMLInputElement>('#help-words')
const count = find('#help-count')
const found = find('.help-found')
const tasks = find('.help-tasks')

const entries = [...tasks.querySelectorAll('details')].map((details) => ({
  id: details.id,
  topic: details.closest('section')?.querySelector('h2')?.textContent ?? '',
  title: find('summary', details).textContent.trim(),
  otherWords: details.dataset.words,
  // Where it is on a phone is said by most answers, so that it tells none from the others.
  text: [...details.querySelectorAll('p:not([data-phone]), li')]
    .map(({ textContent }) => textContent)
    .join(' '),
}))
type Entry = (typeof entries)[number]

const part = (name: string, words: string): HTMLElement => {
  const node = document.createElement(name)
  node.textContent = words
  return node
}

const row = ({ id, topic, title, text }: Entry): HTMLElement => {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${id}`
  link.append(part('b', title), part('span', topic), part('p', text))
  item.append(link)
  return item
}

const numbered = (amount: number): string => {
  if (amount === 0) return 'No answer'
  return amount === 1 ? '1 answer' : `${amount} answers`
}

const show = (): void => {
  const words = field.value.trim()
  const isAsked = words !== ''
  const hits = findHelp(field.value, entries)
  found.hidden = !isAsked
  tasks.hidden = isAsked
  count.textContent = isAsked ? numbered(hits.length) : ''
  find('h2', found).textContent =
    hits.length > 0
      ? `For “${words}”`
      : `Nothing here says “${words}”. Try a word that is on your screen, or send your question: it stands in the note.`
  find('ul', found).replaceChildren(...hits.map(row))
  suggestNote(isAsked && hits.length === 0 ? words : '')
}

/** Opens the answer that the address names, whatever is being looked for. */
const open = (): void => {
  const details = document.getElementById(location.hash.slice(1))
  if (!(details instanceof HTMLDetailsElement)) return
  field.value = ''
  show()
  details.open = true
  details.scrollIntoView({ block: 'center' })
  find('summary', details).focus({ preventScroll: true })
}

form.hidden = false
form.addEventListener('input', show)
form.addEventListener('submit', (event) => {
  event.preventDefault()
  found.querySelector('a')?.click()
})
window.addEventListener('hashchange', open)
// A link to the answer that the address names already changes nothing of the address.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href^="#"]')
  if (link && link.hash === location.hash) open()
})
open()
show()
