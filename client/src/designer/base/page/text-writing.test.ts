// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { followWriting, writeAtCaret } from './follow-writing.ts'
import { createTextWriting } from './text-writing.ts'

const untold = () => undefined

test('[8.designer] what is typed in a form stands on the page at once, and is written when it settles', () => {
  const written: string[] = []
  const writing = createTextWriting(() => undefined, untold)
  const heading = document.body.appendChild(document.createElement('h1'))
  heading.dataset.field = 'intro/heading'
  const text = {
    label: 'Heading',
    maximum: 150,
    multiline: false,
    isWhole: false,
    write: (words: string) => void written.push(words),
  }
  writing.place(heading, text, 'Taps')
  writing.show('intro/heading', 'Taps mended')
  writing.show('other/heading', 'Nothing of this')
  expect([heading.textContent, written]).toEqual(['Taps mended', []])
  writing.place(heading, text, 'Taps mended today')
  expect(heading.textContent).toBe('Taps mended today')
})

test('[5] a phone number on the page is written when it is left, not while half of it is typed', () => {
  const said: string[] = []
  const writing = createTextWriting((message) => said.push(message), untold)
  const number = document.body.appendChild(document.createElement('span'))
  const isNumber = (words: string) => (/\d{3}/.test(words) ? undefined : 'Please enter a phone number')
  const text = { label: 'Phone', maximum: 24, multiline: false, isWhole: true, write: isNumber }
  writing.place(number, text, '01584 555 0142')
  const detach = followWriting(writing, document)
  vi.useFakeTimers()
  number.textContent = '01'
  number.dispatchEvent(new Event('input', { bubbles: true }))
  vi.runAllTimers()
  expect(said).toEqual([])
  number.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(said).toEqual(['Please enter a phone number'])
  vi.useRealTimers()
  detach()
})

test('[8.designer] words typed early are written where the text was clicked, as many as it has room for', () => {
  const said: string[] = []
  const writing = createTextWriting((message) => said.push(message), untold)
  const section = document.body.appendChild(document.createElement('section'))
  section.className = 'section'
  section.id = 'intro'
  const heading = section.appendChild(document.createElement('h1'))
  let written = ''
  const write = (words: string) => {
    written = words
    return undefined
  }
  writing.place(
    heading,
    { label: 'Heading', maximum: 12, multiline: false, isWhole: false, write },
    'Taps mended',
  )
  document.getSelection()?.collapse(heading.firstChild, 4)
  writeAtCaret(writing, document, 'now')
  expect(heading.textContent).toBe('Taps mended')
  writing.open('intro')
  writeAtCaret(writing, document, ' now')
  writing.settle()
  expect([heading.textContent, written]).toEqual(['Taps  mended', 'Taps  mended'])
  expect(said).toEqual(['Heading: the limit of 12 characters is reached'])
})

test('[2.designer] Enter typed early breaks a text of several lines, and leaves one of one line where it stands', () => {
  const writing = createTextWriting(() => undefined, untold)
  const section = document.body.appendChild(document.createElement('section'))
  section.className = 'section'
  section.id = 'contact'
  const written: string[] = []
  const placed = (label: string, multiline: boolean) => {
    const element = section.appendChild(document.createElement('p'))
    const write = (words: string) => void written.push(words)
    writing.place(element, { label, maximum: 80, multiline, isWhole: false, write }, 'Hello')
    return element
  }
  const line = placed('Heading', false)
  const lines = placed('Address', true)
  writing.open('contact')
  for (const element of [line, lines]) {
    document.getSelection()?.collapse(element.firstChild, 5)
    writeAtCaret(writing, document, ' you\nand you')
  }
  writing.settle()
  expect(written).toEqual(['Hello you', 'Hello you\nand you'])
})

test('[8.designer] what is said of a limit goes when its text is left, and is said once while it is written in', () => {
  const said: (AbortSignal | undefined)[] = []
  const writing = createTextWriting((_, until) => said.push(until), untold)
  const price = document.body.appendChild(document.createElement('p'))
  const write = () => undefined
  writing.place(price, { label: 'Price', maximum: 4, multiline: false, isWhole: false, write }, '')
  const detach = followWriting(writing, document)
  for (const words of ['from 5', 'from 50']) {
    price.textContent = words
    price.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(said.length).toBe(2)
  expect(said[0]).toBe(said[1])
  expect(said[0]?.aborted).toBe(false)
  price.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(said[0]?.aborted).toBe(true)
  detach()
})

test('[design 3] the draft is told of a text as long as it is only typed, and how it is written', () => {
  const written: string[] = []
  const waiting = new Set<() => void>()
  const writing = createTextWriting(untold, (settle, isWaiting) => {
    waiting[isWaiting ? 'add' : 'delete'](settle)
  })
  const write = (words: string) => void written.push(words)
  const element = document.body.appendChild(document.createElement('p'))
  const text = { label: 'Heading', maximum: 80, multiline: false, isWhole: false, write }
  writing.place(element, text, 'Taps')
  writing.wait({ element, text }, 'Taps m')
  writing.wait({ element, text }, 'Taps mended')
  expect([waiting.size, written]).toEqual([1, []])
  for (const settle of waiting) settle()
  expect([waiting.size, written]).toEqual([0, ['Taps mended']])
})
