import { find } from './ask.ts'

/** Words as tags in a field: a comma or Enter makes one, Backspace takes the last one back. */
export interface WordTags {
  /** The words, with what is typed and not yet a tag. */
  readonly words: () => readonly string[]
  readonly put: (words: readonly string[]) => void
}

const mostWords = 6

/** Makes tags of the words of a field. */
export const wordTags = (name: string): WordTags => {
  const box = find(`[data-tags="${name}"]`)
  const input = find<HTMLInputElement>('input', box)
  const maximum = Number(box.dataset.maximum)
  let tags: readonly string[] = []
  const fits = (words: readonly string[]) => words.length <= mostWords && words.join(' ').length <= maximum
  const show = () => {
    for (const old of box.querySelectorAll('.tagged')) old.remove()
    for (const word of tags) input.before(tagOf(word, () => put(tags.filter((other) => other !== word))))
    // What is left of the field's characters; a full one takes no more.
    input.maxLength = Math.max(0, maximum - tags.join(' ').length - (tags.length > 0 ? 1 : 0))
    input.disabled = tags.length >= mostWords || input.maxLength === 0
  }
  const put = (words: readonly string[]) => {
    let next: readonly string[] = []
    for (const word of words) if (!next.includes(word) && fits([...next, word])) next = [...next, word]
    tags = next
    show()
  }
  const typed = () =>
    input.value
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
  const take = () => {
    put([...tags, ...typed()])
    input.value = ''
  }
  input.addEventListener('keydown', (event) => {
    if ((event.key === 'Enter' && input.value.trim() !== '') || event.key === ',') {
      event.preventDefault()
      take()
    } else if (event.key === 'Backspace' && input.value === '') put(tags.slice(0, -1))
  })
  // A tag may move what a pointer is pressed on, so it comes once that click is over.
  let isPressed = false
  const lift = () => {
    isPressed = false
    if (document.activeElement !== input) setTimeout(take)
  }
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, true)
  input.addEventListener('blur', () => isPressed || take())
  box.addEventListener('click', () => input.focus())
  return {
    words: () => {
      take()
      return tags
    },
    put,
  }
}

const tagOf = (word: string, takeOff: () => void): HTMLElement => {
  const tag = document.createElement('span')
  tag.className = 'tagged'
  const off = document.createElement('button')
  off.type = 'button'
  off.textContent = '×'
  off.setAttribute('aria-label', `Take off ${word}`)
  off.addEventListener('click', takeOff)
  tag.append(word, off)
  return tag
}
