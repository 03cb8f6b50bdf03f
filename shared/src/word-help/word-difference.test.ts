import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

const shown = (one: string, other: string) => {
  const { before, after } = wordDifference(one, other)
  const mark = (sign: string) => (runs: typeof before) =>
    runs.map(({ text, isCommon }) => (isCommon ? text : `${sign}${text}${sign}`)).join('')
  return [mark('-')(before), mark('+')(after)]
}

test('[2.words] what two texts have in common stands, and what one has alone is marked', () => {
  expect(shown('We fix leaks in Leeds and around.', 'Leaks fixed in Leeds.')).toEqual([
    '-We fix- leaks in Leeds- and around-.',
    'Leaks+ fixed+ in Leeds.',
  ])
  expect(shown('時計を修理', '時計が動く')).toEqual(['時計-を修理-', '時計+が動く+'])
  expect(shown('The same', 'The same')).toEqual(['The same', 'The same'])
  expect(shown('', 'New')).toEqual(['', '+New+'])
})
