import { expect, it } from 'vitest'
import { usesWords } from './uses-words.ts'

it.each([
  [{ isPublished: false, versions: 0 }, 'It is used nowhere.'],
  [{ isPublished: true, versions: 0 }, 'It is used in your published page, which goes on showing it.'],
  [{ isPublished: false, versions: 2 }, 'It is used in 2 saved versions, which go on showing it.'],
  [
    { isPublished: true, versions: 1 },
    'It is used in your published page and in 1 saved version, which go on showing it.',
  ],
])('[3.images] deleting says where a picture is used: %o', (uses, words) => {
  expect(usesWords({ onPage: false, ...uses })).toBe(words)
})
