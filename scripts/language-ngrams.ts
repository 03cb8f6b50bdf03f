import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'

/** The languages that descriptions are told apart in; Portuguese and Dutch, so that they are taken for neither of the others. */
const kept = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']

const source = dirname(dirname(fileURLToPath(import.meta.resolve('eld'))))
const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(source, file)).href)

const ngramsSchema = z.object({
  ngramsData: z.object({
    languages: z.record(z.string(), z.string()),
    ngrams: z.record(z.string(), z.record(z.string(), z.int())),
  }),
})
const dictionarySchema = z.object({ dictionary: z.array(z.string()) })

// Bytes that are no letter by themselves stand as letters of their own, so that the file is text.
const byteCharacter = (byte: number): string => String.fromCharCode(byte < 0x80 ? byte : 0x100 + byte)

/** The n-grams of the kept languages alone, as one text: each key, a tab, and its scores as pairs of characters. */
const deriveNgrams = async (): Promise<string> => {
  const { ngramsData } = ngramsSchema.parse(await load('ngrams/small.js'))
  const { dictionary } = dictionarySchema.parse(await load('dictionary.js'))
  const byteOf = new Map(
    dictionary.flatMap((character, byte) => (byte >= 0x80 ? [[character, byte] as const] : [])),
  )
  const ids = kept.map(
    (code) => Object.entries(ngramsData.languages).find(([, name]) => name === code)?.[0] ?? '',
  )
  const plain = (key: string): string =>
    Array.from(key, (character) => {
      const byte = /[ a-z'`]/.test(character) ? undefined : byteOf.get(character)
      return byte === undefined ? character : byteCharacter(byte)
    }).join('')
  return Object.entries(ngramsData.ngrams)
    .flatMap(([key, scores]) => {
      const own = ids.flatMap((id, language) =>
        scores[id] === undefined ? [] : [`${language}${String.fromCharCode(0x4e00 + scores[id])}`],
      )
      return own.length === 0 ? [] : [`${plain(key)}\t${own.join('')}`]
    })
    .toSorted()
    .join('\n')
}

/** The file of n-grams, cut from the detector's own. */
export const ngramsFile = async (): Promise<string> =>
  [
    '// Written by scripts/language-ngrams.ts from the small n-grams of eld, changed: only some of its languages are kept.',
    '// Copyright 2023 Nito T.M., Apache License 2.0, https://github.com/nitotm/efficient-language-detector-js',
    '',
    '/** The languages of the scores, in their order. */',
    `export const ngramLanguages = [${kept.map((code) => `'${code}'`).join(', ')}] as const`,
    '',
    '/** Each n-gram of bytes, a tab, and for each language that has it its place in the list and its score from U+4E00 on. */',
    `export const ngrams =\n  ${JSON.stringify(await deriveNgrams())}`,
    '',
  ].join('\n')

/** Writes the file of n-grams of the tree at `root` anew. */
export const writeNgrams = async (root: string): Promise<void> =>
  writeFile(join(root, 'shared', 'src', 'reading', 'language', 'ngrams.ts'), await ngramsFile())
