import { expect, test } from 'vitest'
import { languages } from '../language/language.ts'
import { reviewStrings } from './review-strings.ts'

test('[12.reviews] a customer is asked in the language of the website', () => {
  const requests = languages.map((language) => reviewStrings(language).request)
  expect(new Set(requests).size).toBe(languages.length)
  expect(reviewStrings('german').request).toContain('Ihr Vertrauen')
})
