import { expect, test } from 'vitest'
import { hashesOf, unprovenFiles } from './unproven-files.ts'

const texts = {
  'biome.json': '{}',
  'api/src/ask.ts': "import { answer } from './answer.ts'\nimport { word } from '@shingle/shared/word.ts'",
  'api/src/answer.ts': 'export const answer = 1',
  'shared/src/word.ts': "export const word = 'word'",
  'client/src/ask.css': '.ask { color: red }',
} as const
const before = new Map<string, string>(Object.entries(texts))
const passed = hashesOf(before)

const changed = (changes: Readonly<Record<string, string | undefined>>) => {
  const after = new Map(before)
  for (const [file, text] of Object.entries(changes))
    if (text === undefined) after.delete(file)
    else after.set(file, text)
  return unprovenFiles(after, passed)
}

test('[tools] what has passed as it stands is not linted again, and without a memory everything is', () => {
  expect(changed({})).toEqual([])
  expect(unprovenFiles(before, {})).toEqual(Object.keys(texts))
})

test('[tools] what changed is linted with whoever imports it, in its room and in others', () => {
  expect(changed({ 'client/src/ask.css': '' })).toEqual(['client/src/ask.css'])
  expect(changed({ 'api/src/answer.ts': '' })).toEqual(['api/src/ask.ts', 'api/src/answer.ts'])
  expect(changed({ 'shared/src/word.ts': '' })).toEqual(['api/src/ask.ts', 'shared/src/word.ts'])
})

test('[tools] whoever imports what is gone is linted, and so is what is new', () => {
  expect(changed({ 'api/src/answer.ts': undefined })).toEqual(['api/src/ask.ts'])
  expect(changed({ 'api/src/new.ts': '' })).toEqual(['api/src/new.ts'])
})

test('[tools] once the rules change, everything is linted', () => {
  expect(changed({ 'biome.json': '{ "linter": {} }' })).toEqual(Object.keys(texts))
})
