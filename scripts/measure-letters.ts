// Measures how wide the letters of every heading font are, so that a page can be set before a browser sees it. To be run
// after `scripts/cut-fonts.ts`; what it writes is committed.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontFilesOf } from '@shingle/shared/theme/font-faces.ts'
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { clampWeight } from '@shingle/shared/theme/font-stack.ts'
import { measuredLetters, measuredWeights } from '@shingle/shared/theme/measured-letters.ts'
import * as hb from 'harfbuzzjs'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const tableFile = join(root, 'shared', 'src', 'theme', 'letter-widths.ts')

const covers = (declared: string, weight: number): boolean => {
  const [lightest = 0, boldest = lightest] = declared.split(' ').map(Number)
  return lightest <= weight && weight <= boldest
}

/** The width of every letter in em, at one weight of a font. */
const widthsOf = async (slug: string, weight: number): Promise<readonly number[]> => {
  const cut = fontFilesOf(slug).find((file) => !file.file.includes('/') && covers(file.weight, weight))
  if (cut === undefined) throw new Error(`There is no file of ${slug} at ${weight}`)
  const woff2 = await readFile(join(root, 'shared', 'storage', 'fonts', cut.file))
  const axes = cut.weight.includes(' ') ? { variationAxes: { wght: weight } } : {}
  const sfnt = await subsetFont(woff2, measuredLetters, {
    targetFormat: 'sfnt',
    keepFeatures: ['lnum'],
    ...axes,
  })
  const face = new hb.Face(new hb.Blob(sfnt))
  const font = new hb.Font(face)
  return [...measuredLetters].map((letter) => {
    const buffer = new hb.Buffer()
    buffer.addText(letter)
    buffer.guessSegmentProperties()
    // As pages set them: figures as tall as capitals.
    hb.shape(font, buffer, [new hb.Feature('lnum', 1)])
    const [glyph] = buffer.getGlyphInfosAndPositions()
    return (glyph?.xAdvance ?? 0) / face.upem
  })
}

// A letter's width is one printable character: hundredths of an em fit into two of them, fiftieths into one.
const written = (widths: readonly number[]): string =>
  widths.map((width) => String.fromCharCode(40 + Math.min(86, Math.round(width * 50)))).join('')

const rows: string[] = []
for (const slug of [...new Set<string>(fontPairs.map(({ headingSlug }) => headingSlug))].sort()) {
  const weights = measuredWeights.map((weight) => clampWeight(slug, weight))
  const measured = await Promise.all(weights.map(async (weight) => written(await widthsOf(slug, weight))))
  rows.push(`  '${slug}': [${measured.map((row) => JSON.stringify(row)).join(', ')}],\n`)
}

const head = `// Written by scripts/measure-letters.ts.

/** How wide the letters of every heading font are, at each measured weight: a character for each letter. */
export const letterWidths: Readonly<Record<string, readonly string[]>> = {
`
await writeFile(tableFile, `${head}${rows.join('')}}\n`)
