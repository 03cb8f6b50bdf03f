import { mentions } from './mentions.ts'

const longFrom = 26
const longerFrom = 52
const headlineMaximum = 70
const nameMaximum = 30

/** What a sign has room for, cut between words. */
const fitted = (words: string, maximum: number): string => {
  if (words.length <= maximum) return words
  const cut = words.slice(0, maximum)
  const space = cut.lastIndexOf(' ')
  return `${(space > maximum / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`
}

/** What follows a no is what the business does not do. */
const refused = /(?<!\p{L})(?:not|no|never|without|except)(?!\p{L})[^.!?;]*/giu

/** The chip whose trade the words are about, if any. */
export const matchingChip = <T extends { dataset: { stems?: string } }>(
  words: string,
  chips: Iterable<T>,
): T | null => {
  const said = words.replace(refused, '').toLowerCase()
  for (const chip of chips) {
    const stems = chip.dataset.stems?.split(' ') ?? []
    if (stems.some((stem) => mentions(said, stem))) return chip
  }
  return null
}

/** What fits on a sign: the first sentence. */
export const firstSentence = (words: string): string =>
  words
    .trim()
    .split(/(?<=[.!?。！？])\s*/)[0]
    ?.replace(/[.。]$/, '') ?? ''

export const lengthClass = (headline: string): 'long' | 'longer' | null => {
  if (headline.length >= longerFrom) return 'longer'
  return headline.length >= longFrom ? 'long' : null
}

type Part = 'name' | 'headline' | 'what' | 'action'

/** What each part of the board says; null brings back what stood there first. */
export const boardWords = (name: string, about: string): Record<Part, string | null> => {
  if (name === '' && about === '') return { name: null, headline: null, what: null, action: null }
  return {
    name: fitted(name, nameMaximum) || 'Your name here',
    headline: fitted(firstSentence(about) || name, headlineMaximum),
    what: 'Your words, your prices, your pictures: all of it can be changed.',
    action: 'Contact Us',
  }
}

/** Puts what was typed on the front board, and takes the stranger's bicycle and prices off it. */
export const showTyped = (page: Document, answers: FormData): void => {
  const [name, about] = ['name', 'about'].map((field) => String(answers.get(field) ?? '').trim())
  const words = boardWords(name ?? '', about ?? '')
  const chips = [...page.querySelectorAll<HTMLElement>('[data-stems]')]
  const chip = matchingChip(`${about} ${name}`, chips)
  for (const other of chips) other.classList.toggle('on', other === chip)
  for (const board of page.querySelectorAll<HTMLElement>('[data-board]')) {
    paint(board, words)
    putEmblem(board, chip, name || about || '')
  }
}

const paint = (board: HTMLElement, words: Record<Part, string | null>): void => {
  const typed = words.name !== null
  board.classList.toggle('theirs', typed)
  board.classList.remove('long', 'longer')
  const length = lengthClass(words.headline ?? '')
  if (length) board.classList.add(length)
  for (const [part, text] of Object.entries(words)) put(board.querySelector(`[data-${part}]`), text)
  board.querySelectorAll('.s-price').forEach((row, index) => {
    put(row.children[0], typed ? (emptyRows[index] ?? '') : null)
    put(row.children[1], typed ? 'your price' : null)
  })
}

const emptyRows = ['Your first service', 'Your second', 'And your third']

/** Writes words into a part of the board, or brings back what stood there first. */
const put = (node: Element | null | undefined, words: string | null): void => {
  if (!(node instanceof HTMLElement)) return
  node.dataset.first ??= node.textContent ?? ''
  node.textContent = words ?? node.dataset.first
}

const putEmblem = (board: HTMLElement, chip: HTMLElement | null, words: string): void => {
  const emblem = board.querySelector('[data-emblem]')
  if (!emblem) return
  const icon = chip?.querySelector('svg')?.cloneNode(true)
  emblem.replaceChildren(icon ?? [...words][0]?.toUpperCase() ?? '')
}
