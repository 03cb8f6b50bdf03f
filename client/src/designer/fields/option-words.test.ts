import { themeFields } from '@shingle/shared/theme/theme.ts'
import { expect, it } from 'vitest'
import { wordsOf } from './option-words.ts'

it('[3.fields] alignments are offered by the words of the specification', () => {
  const options = ['Left', 'Center', 'Fill', 'Right', 'Top', 'Bottom']
  expect(options.map(wordsOf(options))).toEqual(options)
})

it('[3.theme] the thickness of borders is read in pixels', () => {
  const { options } = themeFields.borderThickness
  expect(options.map(wordsOf(options))).toEqual(['Auto', '1 px', '2 px', '4 px', '8 px'])
})
