import { describe, expect, it } from 'vitest'
import { raiseFirst } from './raise-first.ts'

describe('[1.words] how a text of the owner’s begins', () => {
  it.each([
    ['boilers, taps and drains', 'Boilers, taps and drains'],
    ['tongue-tie assessment', 'Tongue-tie assessment'],
    ['d’aquí', 'D’aquí'],
    ['école de danse', 'École de danse'],
    ['iPhone repairs', 'iPhone repairs'],
    ['example.com has more', 'example.com has more'],
    ['3D printing', '3D printing'],
    ['水道の修理', '水道の修理'],
    ['', ''],
  ])('%s', (written, shown) => expect(raiseFirst(written)).toBe(shown))
})
