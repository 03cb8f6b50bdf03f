// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createTextWriting } from './text-writing.ts'

test('[8.designer] what is typed in a form stands on the page at once, and is written when it settles', () => {
  const written: string[] = []
  const writing = createTextWriting(() => undefined)
  const heading = document.body.appendChild(document.createElement('h1'))
  heading.dataset.field = 'intro/heading'
  const text = {
    label: 'Heading',
    maximum: 150,
    multiline: false,
    write: (words: string) => void written.push(words),
  }
  writing.place(heading, text, 'Taps')
  writing.show('intro/heading', 'Taps mended')
  writing.show('other/heading', 'Nothing of this')
  expect([heading.textContent, written]).toEqual(['Taps mended', []])
  writing.place(heading, text, 'Taps mended today')
  expect(heading.textContent).toBe('Taps mended today')
})
