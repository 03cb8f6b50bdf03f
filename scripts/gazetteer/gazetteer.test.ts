import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@shingle/shared/language/language.ts'
import { gazetteer } from '@shingle/trades/gazetteer.ts'
import { expect, test } from 'vitest'
import { gazetteerFile, gazetteerText } from './write-gazetteer.ts'

const root = join(import.meta.dirname, '..', '..')

test('[7.trades] the businesses of the tagging schema are those of the installed version', async () => {
  expect(await readFile(join(root, gazetteerFile), 'utf8')).toBe(await gazetteerText(root))
})

test('[7.trades] every one has a name in every language, and no shop is called as what it sells', () => {
  const unnamed = gazetteer.flatMap(({ id, names }) =>
    languages
      .filter((language) => !/^[^\u00ad]+$/u.test(names[language]))
      .map((language) => `${id} ${language}`),
  )
  expect(unnamed).toEqual([])
  const shops = gazetteer.filter(({ kind }) => kind === 'shop').map(({ names }) => names.english)
  expect(
    shops.filter(
      (name) =>
        !/\s/u.test(name) &&
        !/(?:er|or|ist|ary|ery|market|mall|shop|store|stand|house|agent|monger|kiosk)$/iu.test(name),
    ),
  ).toEqual([])
})
