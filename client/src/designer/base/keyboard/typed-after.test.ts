import { expect, test } from 'vitest'
import { typedAfter } from './typed-after.ts'

const press = (key: string, held: readonly ('ctrlKey' | 'metaKey' | 'altKey' | 'AltGraph')[] = []) => ({
  key,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  altKey: held.includes('altKey'),
  getModifierState: () => held.includes('AltGraph'),
})

test.each([
  ['a letter', press('d'), 'Had'],
  ['a space', press(' '), 'Ha '],
  ['Backspace', press('Backspace'), 'H'],
  ['Enter', press('Enter'), 'Ha\n'],
  [
    'a sign written with AltGr, which some browsers tell as Control and Alt',
    press('€', ['ctrlKey', 'altKey', 'AltGraph']),
    'Ha€',
  ],
  ['a sign written with Option', press('@', ['altKey']), 'Ha@'],
])('[2.designer] %s is typed before a text can be written in', (_, event, typed) =>
  expect(typedAfter('Ha', event)).toBe(typed),
)

test.each([
  ['a shortcut', press('s', ['ctrlKey'])],
  ['a shortcut of Enter', press('Enter', ['ctrlKey'])],
  ["a Mac's shortcut", press('z', ['metaKey'])],
  ["a menu's letter", press('f', ['altKey'])],
  ['an arrow', press('ArrowLeft')],
  ['Escape', press('Escape')],
])('[2.designer] %s writes nothing early', (_, event) => expect(typedAfter('Ha', event)).toBeNull())
