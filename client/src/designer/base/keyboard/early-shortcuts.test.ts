// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { listenTo } from './answer-keys.ts'
import { shortcutsOn } from './shortcuts.ts'

const press = (key: string, ctrlKey: boolean): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event
}

it('[2.designer] a combination pressed before its script is here is answered when it comes, and only once', () => {
  document.addEventListener('keydown', shortcutsOn)
  const run: string[] = []
  const shortcuts = [
    { keys: ['mod+s'], run: () => run.push('save') },
    { keys: ['?'], run: () => run.push('list'), bare: true },
  ]
  expect(press('s', true).defaultPrevented).toBe(true)
  expect(press('r', true).defaultPrevented).toBe(false)
  // The first letter of a word, for all that is known.
  expect(press('?', false).defaultPrevented).toBe(false)
  const stop = listenTo(shortcuts)
  expect(run).toEqual(['save'])
  stop()
  listenTo(shortcuts)
  press('?', false)
  expect(run).toEqual(['save', 'list'])
})
