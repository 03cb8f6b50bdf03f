// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { designerStore, select } from '../designer-store.ts'
import { listenTo } from './answer-keys.ts'
import { shortcutsOn } from './shortcuts.ts'

const press = (key: string, ctrlKey: boolean, on: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event
}

it('[2.designer] what is pressed before its script is here is answered when it comes, once, and where it is still meant', () => {
  document.addEventListener('keydown', shortcutsOn)
  document.body.innerHTML = '<div data-region="rail"><input></div>'
  const [rail, field] = [document.body.children[0], document.querySelector('input')]
  if (!rail || !field) throw new Error('no rail')
  const run: string[] = []
  const shortcuts = [
    { keys: ['mod+s'], run: () => run.push('save') },
    { keys: ['?'], run: () => run.push('list'), bare: true },
    {
      keys: ['delete'],
      run: () => run.push(`delete ${designerStore.getState().selection?.section}`),
      bare: true,
    },
    { keys: ['mod+d'], run: () => run.push(`duplicate ${designerStore.getState().selection?.section}`) },
  ]
  expect(press('s', true).defaultPrevented).toBe(true)
  expect(press('r', true).defaultPrevented).toBe(false)
  // The first letter of a word, for all that is known.
  expect(press('?', false).defaultPrevented).toBe(false)
  // Without a chosen section it is the browser's.
  expect(press('d', true, rail).defaultPrevented).toBe(false)
  select({ section: 'gallery' })
  press('Delete', false, rail)
  select({ section: 'team' })
  press('Delete', false, rail)
  press('Delete', false, field)
  expect(press('d', true, rail).defaultPrevented).toBe(true)
  const stop = listenTo(shortcuts)
  expect(run).toEqual(['save', 'delete team', 'duplicate team'])
  stop()
  listenTo(shortcuts)
  press('?', false, rail)
  expect(run).toEqual(['save', 'delete team', 'duplicate team', 'list'])
})
