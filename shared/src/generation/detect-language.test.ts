import { expect, test } from 'vitest'
import { languageOfText } from './detect-language.ts'

test.each([
  ['Wir reparieren Ihre Heizung und bauen das Bad um.', 'english', 'german'],
  ['We mend the boiler and build your bathroom.', 'german', 'english'],
  ['時計を直します', 'english', 'japanese'],
  ['시계를 고칩니다', 'german', 'Korean'],
  ['Nous réparons les montres de la ville.', 'japanese', 'french'],
] as const)('[2.words] %s on a page in %s is in %s', (text, page, language) => {
  expect(languageOfText(text, page)).toBe(language)
})

test.each([
  ['Rohrreinigung, Badsanierung, Heizungswartung', 'german'],
  ['Harrow & Sons', 'french'],
  ['Piano, yoga, sushi', 'Korean'],
  ['時計修理', 'japanese'],
  ['In Berlin', 'german'],
] as const)('[2.words] %s tells nothing else than the page’s own language', (text, page) => {
  expect(languageOfText(text, page)).toBe(page)
})
