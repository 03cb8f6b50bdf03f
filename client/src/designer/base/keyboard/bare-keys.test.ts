// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { designerStore, select } from '../designer-store.ts'
import { listenTo } from './answer-keys.ts'
import { shortcutsOn } from './shortcuts.ts'

document.body.innerHTML = '<div data-region="canvas"><iframe></iframe></div>'
const page = document.querySelector('iframe')?.contentDocument
if (!page) throw new Error('There is no page')
page.body.innerHTML =
  '<section class="section"><h2 data-text="Heading">Stairs</h2><p>Open today</p></section>'

const press = (selector: string): string[] => {
  const run: string[] = []
  const stop = listenTo(['delete'].map((key) => ({ keys: [key], run: () => run.push(key), bare: true })))
  for (const key of ['Delete']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    page.querySelector(selector)?.dispatchEvent(event)
  }
  stop()
  return run
}

it('[2.designer] Delete acts on the frame of a section, never on what stands in it', () => {
  page.addEventListener('keydown', shortcutsOn)
  select({ section: 'stairs' })
  expect(designerStore.getState().writing).toBeNull()
  for (const text of ['h2', 'p', 'body']) expect([text, press(text)]).toEqual([text, []])
  expect(press('.section')).toEqual(['delete'])
})
