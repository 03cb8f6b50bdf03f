import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOwnFaces } from './fonts/own-faces.ts'
import { headingLetters, textLetters, titleLetters } from './fonts/own-letters.ts'

const root = join(import.meta.dirname, '..')

test('[8.weight] the fonts of the product are cut as their letters and packages stand', async () => {
  const made = await makeOwnFaces()
  const stale = made.filter(({ path, bytes }) => !readFileSync(join(root, path)).equals(bytes))
  expect(stale.map(({ path }) => path)).toEqual([])
  const folders = [...new Set(made.map(({ path }) => dirname(path)))]
  const standing = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  expect(standing.toSorted()).toEqual(made.map(({ path }) => path).toSorted())
})

test('[8.weight] what a title or a heading is written with, other text is written with too', () => {
  const lacks = (text: string, other: string) => [...text].filter((letter) => !other.includes(letter))
  expect(lacks(titleLetters, headingLetters)).toEqual([])
  expect(lacks(headingLetters, textLetters)).toEqual([])
})
