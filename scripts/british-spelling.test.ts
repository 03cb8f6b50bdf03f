import { expect, it } from 'vitest'
import { britishIn, britishWords } from './british-spelling.ts'

it.each([
  ["title: 'Choose colours'", ['colours']],
  ['<p>\n  Your favourite\n  palette\n</p>', ['favourite']],
  ["advice: 'Centred'", ['Centred']],
  ['<p>Greyed types are there already.</p>', ['Greyed']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source code
  ['`${count} cancelled`, "The grey one"', ['grey']],
])('[2.words] %j is British', (source, words) => expect(britishIn(source)).toEqual(words))

it.each([
  ["structure === 'colour-field'"],
  ["import { colours } from './colours.ts'"],
  ['// the colour of a thing\nconst colours = 1'],
  ["title: 'Choose colors'"],
  ["'--s-ground': colours.surface"],
])('[2.words] %j is as the interface spells', (source) => expect(britishIn(source)).toEqual([]))

it('[2.words] an article is text from one end to the other', () => {
  expect(britishWords('Say the colour. `grey`, [Enquiries](/blog)')).toEqual(['colour', 'grey', 'Enquiries'])
})
