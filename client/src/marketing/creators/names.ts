import './names.css'
import { ask, find, freshSeed, listIn, showBusy, tellWriter, textOf } from './ask.ts'
import { type AskedNames, askedIn, showAsked, toHash } from './asked-names.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { showAddresses, showNames, shown } from './sign-wall.ts'
import { wordTags } from './word-tags.ts'

const form = find<HTMLFormElement>('.tool-form')
const about = find<HTMLTextAreaElement>('#about')
const place = find<HTMLInputElement>('#place')
const [include, exclude] = [wordTags('include'), wordTags('exclude')]
const [composing, results] = [find('.composing'), find('.results')]
const troubles = [find('#trouble'), find('[data-trouble]', results)]
const { suggest = '', check: checking = '', lastRound = '0' } = form.dataset
let asked: AskedNames = askedIn(location.hash)
/** The names of the rounds before this one. */
let before: readonly string[] = []

const tell = (text: string) => {
  for (const trouble of troubles) trouble.textContent = text
}
const count = () => {
  find('#about-hint').textContent = `${about.value.length} of ${about.maxLength}`
}
const put = () => {
  about.value = asked.about
  place.value = asked.place
  include.put(asked.include)
  exclude.put(asked.exclude)
  count()
}
const show = (isResult: boolean) => {
  composing.hidden = isResult
  results.hidden = !isResult
}

const check = async (names: readonly string[]) => {
  const answer = await ask(checking, { names, place: asked.place }).catch(() => undefined)
  // Meanwhile others may hang there.
  if (shown() === names) showAddresses(answer && listIn(answer, 'addresses'))
}

/** Asks for the names of `asked`, and hangs them. */
const paint = async (isBack = false) => {
  showBusy('painting', true)
  tell('')
  try {
    const hash = toHash(asked)
    const kept = isBack ? keptAnswer(hash) : undefined
    before = kept?.before ?? before
    const answer = kept?.answer ?? (await ask(suggest, { ...asked, shown: before }))
    const names = listIn(answer, 'names').map(String)
    history.replaceState(null, '', hash)
    keepAnswer(hash, { answer, before })
    tellWriter(answer)
    showAsked(find('[data-asked]'), asked)
    showNames(names, asked)
    const wasComposing = results.hidden
    show(true)
    if (!isBack) scrollTo({ top: 0 })
    if (wasComposing && !isBack) find('h1', results).focus()
    await check(names)
  } catch (thrown) {
    tell(textOf(thrown))
  } finally {
    showBusy('painting', false)
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const said = { about: about.value.trim(), place: place.value.trim() }
  asked = { ...said, include: include.words(), exclude: exclude.words(), seed: freshSeed(), round: 0 }
  before = []
  if (said.about === '' && asked.include.length === 0) {
    tell('Say what you do, or a word that must be in the name.')
    about.focus()
  } else void paint()
})
about.addEventListener('input', count)
find('[data-change]').addEventListener('click', () => {
  show(false)
  about.focus()
})
for (const more of document.querySelectorAll('[data-more]'))
  more.addEventListener('click', () => {
    const isLast = asked.round >= Number(lastRound)
    before = isLast ? [] : [...new Set([...before, ...shown()])]
    asked = isLast ? { ...asked, seed: freshSeed(), round: 0 } : { ...asked, round: asked.round + 1 }
    void paint()
  })

put()
if (asked.seed !== '') void paint(true)
