import { describe, expect, it } from 'vitest'
import { shortcutOf } from './answer-keys.ts'

const plain = { ctrlKey: false, metaKey: false, shiftKey: false }

describe('[2.designer] shortcuts', () => {
  it.each([
    [{ ...plain, key: 'z', ctrlKey: true }, 'mod+z'],
    [{ ...plain, key: 'Z', metaKey: true, shiftKey: true }, 'mod+shift+z'],
    [{ ...plain, key: 'Delete' }, 'delete'],
    [{ ...plain, key: '?', shiftKey: true }, '?'],
    [{ ...plain, key: 'F6', shiftKey: true }, 'shift+f6'],
  ])('%o is %s', (event, name) => {
    expect(shortcutOf(event)).toBe(name)
  })
})
