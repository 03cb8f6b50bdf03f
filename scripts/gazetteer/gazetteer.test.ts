import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gazetteerFile, gazetteerText } from './write-gazetteer.ts'

const root = join(import.meta.dirname, '..', '..')

test('[7.trades] the businesses of the tagging schema are those of the installed version', async () => {
  expect(await readFile(join(root, gazetteerFile), 'utf8')).toBe(await gazetteerText(root))
})
