import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ngramsFile } from './language-ngrams.ts'

test('[3.languages] the n-grams are those of the installed detector', async () => {
  const file = join(import.meta.dirname, '..', 'shared', 'src', 'reading', 'language', 'ngrams.ts')
  expect((await readFile(file, 'utf8')) === (await ngramsFile())).toBe(true)
})
