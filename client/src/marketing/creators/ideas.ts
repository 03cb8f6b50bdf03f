import './ideas.css'
import { inWords } from '../in-words.ts'
import { ask, find, freshSeed, listIn, showBusy, tellWriter, textOf } from './ask.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { wordTags } from './word-tags.ts'

const form = find<HTMLFormElement>('.tool-form')
const place = find<HTMLInputElement>('#place')
const skills = wordTags('skills')
const more = find<HTMLButtonElement>('[data-more]')
const title = find('[data-title]')
const { suggest = '', lastRound = '0' } = form.dataset

interface AskedIdeas {
  readonly skills: readonly string[]
  readonly time: string | null
  readonly place: string
  readonly seed: string
  readonly round: number
}

/** What stands after the # of the address, which no server is sent. */
const askedIn = (hash: string): AskedIdeas => {
  const said = new URLSearchParams(hash.slice(1))
  return {
    ...{ skills: said.getAll('skill'), time: said.get('time'), place: said.get('place') ?? '' },
    ...{ seed: said.get('seed') ?? '', round: Number(said.get('round')) || 0 },
  }
}

const toHash = ({ skills: words, time, ...rest }: AskedIdeas): string => {
  const said = new URLSearchParams({ place: rest.place, seed: rest.seed, round: String(rest.round) })
  if (time !== null) said.set('time', time)
  for (const word of words) said.append('skill', word)
  return `#${said}`
}

let asked = askedIn(location.hash)
/** The ideas of the rounds before this one, and those that are shown. */
let before: readonly string[] = []
let shown: readonly string[] = []

const put = (row: HTMLElement, told: unknown): void => {
  const { words = '', from = [], takes = '' } = { ...Object(told) }
  row.hidden = words === ''
  const about = String(words)
  const named = find<HTMLAnchorElement>('[data-named]', row)
  const start = find<HTMLAnchorElement>('[data-start]', row)
  const answers = Array.isArray(from) ? from.join(', ') : ''
  find('[data-words]', row).textContent = about
  find('[data-from]', row).textContent = `${answers.slice(0, 1).toUpperCase()}${answers.slice(1)}.`
  find('[data-takes]', row).textContent = String(takes)
  const along = String(new URLSearchParams({ about, place: asked.place }))
  start.hash = along
  start.setAttribute('aria-label', `Start with this: ${about}`)
  named.search = along
  named.setAttribute('aria-label', `I have a name for it: ${about}`)
}

const parts = ['.ideas', '.after', '[data-order]']
/** Nothing was thought of: no list, and what to say stands where it stood. */
const showNone = (): void => {
  find('.empty').hidden = false
  for (const part of parts) find(part).hidden = true
  title.textContent = 'Nothing thought of yet'
}

const show = (ideas: readonly unknown[], isLast: boolean): void => {
  find('.empty').hidden = true
  for (const part of parts) find(part).hidden = false
  for (const [at, row] of document.querySelectorAll<HTMLElement>('.idea').entries()) put(row, ideas[at])
  title.textContent = `${inWords(ideas.length, 'Capital')} idea${ideas.length === 1 ? '' : 's'}, at most five words each`
  more.hidden = isLast || asked.round >= Number(lastRound)
}

/** Asks for the ideas of `asked`, and lists them. */
const think = async (isBack = false): Promise<void> => {
  showBusy('thinking', true)
  find('#trouble').textContent = ''
  try {
    const hash = toHash(asked)
    const kept = isBack ? keptAnswer(hash) : undefined
    before = kept?.before ?? before
    const answer = kept?.answer ?? (await ask(suggest, { ...asked, shown: before }))
    const ideas = listIn(answer, 'ideas')
    if (ideas.length === 0) {
      if (before.length === 0) showNone()
      more.hidden = true
      find('#trouble').textContent =
        before.length > 0
          ? 'There are no others of what you are good at. Add one thing more.'
          : 'We could make nothing of this. Name one thing in a word or two, such as sewing.'
      return
    }
    shown = ideas.map((idea) => String(Object(idea).words))
    history.replaceState(null, '', hash)
    keepAnswer(hash, { answer, before })
    tellWriter(answer)
    show(ideas, answer.isLast === true)
    if (!isBack) title.focus()
  } catch (thrown) {
    find('#trouble').textContent = textOf(thrown)
  } finally {
    showBusy('thinking', false)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const time = new FormData(form).get('time')
  asked = {
    ...{ skills: skills.words(), time: typeof time === 'string' ? time : null },
    ...{ place: place.value.trim(), seed: freshSeed(), round: 0 },
  }
  before = []
  if (asked.skills.length > 0) return void think()
  find('#trouble').textContent = 'Say one thing that you are good at.'
  find('#skills').focus()
})
more.addEventListener('click', () => {
  asked = { ...asked, round: asked.round + 1 }
  before = [...new Set([...before, ...shown])]
  void think()
})

skills.put(asked.skills)
place.value = asked.place
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=time]'))
  radio.checked = radio.value === asked.time
if (asked.seed !== '') void think(true)
