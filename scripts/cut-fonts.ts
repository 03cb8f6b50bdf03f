// Cuts the fonts of published pages to the letters and weights that pages use, and draws the letters of the pictures
// that links to them are shared with. To be run after a change of the font
// pairs or of a font package; what it writes is committed. Files of earlier cuts stay: published pages ask for them.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { cutName } from '@shingle/shared/theme/font-faces.ts'
import { fontFacts } from '@shingle/shared/theme/font-facts.ts'
import subsetFont from 'subset-font'
import { letters, unicodeRange } from './fonts/letters.ts'
import { measureFont } from './fonts/measure-font.ts'
import { outlineFont } from './fonts/outline-font.ts'
import { type PlannedCut, planCuts, planLettering } from './fonts/plan-cuts.ts'
import { renameFont } from './fonts/rename-font.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'shared', 'storage', 'fonts')
const packages = join(root, 'node_modules', '@fontsource-variable')
const letteringFolder = join(root, 'api', 'lettering')
const tableFile = join(root, 'shared', 'src', 'theme', 'cut-fonts.ts')

// Shaping that a reader would miss, and the figures that prices and phone numbers ask for.
const keepFeatures = [
  ...['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'rlig', 'liga', 'clig', 'calt'],
  ...['lnum', 'tnum'],
]

/** The width of the sample in the faces that stand in, in em; Liberation has the widths of Arial and Times New Roman. */
const standInSample = {
  sans: { normal: [68.706, 73.518], italic: [68.706, 73.518] },
  serif: { normal: [61.703, 65.275], italic: [61.879, 63.057] },
} as const

const cutFile = async ({ slug, style, lightest, boldest }: PlannedCut) => {
  const font = await readFile(join(packages, slug, 'files', `${slug}-latin-wght-${style}.woff2`))
  const wght = lightest === boldest ? lightest : { min: lightest, max: boldest }
  const cut = { keepFeatures, noHinting: true }
  const whole = await subsetFont(font, letters, { ...cut, targetFormat: 'sfnt', variationAxes: { wght } })
  const { family } = fontFacts[slug] ?? { family: slug }
  const sfnt = cutName(slug) === slug ? whole : renameFont(whole, family)
  return { sfnt, woff2: await subsetFont(sfnt, letters, { ...cut, targetFormat: 'woff2' }) }
}

const percent = (share: number): number => Number((share * 100).toFixed(1))

/** Writes the file of a cut and answers its row of the table. */
const writeCut = async (cut: PlannedCut): Promise<string> => {
  const { slug, style, lightest, boldest } = cut
  const { sfnt, woff2 } = await cutFile(cut)
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8)
  const weights = lightest === boldest ? `${lightest}` : `${lightest}-${boldest}`
  await writeFile(join(folder, `${cutName(slug)}-${weights}-${style}.${hash}.woff2`), woff2)
  const { ascent, descent, sample } = measureFont(sfnt)
  const [regular, bold] = standInSample[fontFacts[slug]?.serif ? 'serif' : 'sans'][style]
  const size = sample / (lightest >= 600 ? bold : regular)
  const measures = [size, ascent / size, descent / size].map(percent)
  console.log(`${slug} ${weights} ${style}: ${(woff2.length / 1024).toFixed(1)} KB`)
  return `  ['${slug}', '${style}', ${lightest}, ${boldest}, '${hash}', ${measures.join(', ')}],\n`
}

const compress = promisify(brotliCompress)

const writeLettering = async (cut: PlannedCut): Promise<void> => {
  const lettering = JSON.stringify(outlineFont((await cutFile(cut)).sfnt, letters))
  await writeFile(join(letteringFolder, `${cutName(cut.slug)}.json.br`), await compress(lettering))
}

const head = `// Written by scripts/cut-fonts.ts.

/**
 * A font file of published pages: font, style, lightest and boldest weight, hash of its bytes; then by how many
 * percent a system face is scaled to stand in for it, and its ascent and descent after that.
 */
export type CutFont = readonly [
  slug: string,
  style: 'normal' | 'italic',
  lightest: number,
  boldest: number,
  hash: string,
  sizeAdjust: number,
  ascent: number,
  descent: number,
]

/** The letters that the files hold. */
export const cutLetters =
  '${unicodeRange(letters)}'

/** Every file that \`scripts/cut-fonts.ts\` made. */
export const cutFonts: readonly CutFont[] = [
`

await mkdir(join(folder, 'licences'), { recursive: true })
const cuts = planCuts()
const rows: string[] = []
for (const cut of cuts) rows.push(await writeCut(cut))
for (const slug of new Set(cuts.map((cut) => cut.slug)))
  await copyFile(join(packages, slug, 'LICENSE'), join(folder, 'licences', `${slug}.txt`))
await mkdir(letteringFolder, { recursive: true })
for (const cut of planLettering()) await writeLettering(cut)
await writeFile(tableFile, `${head}${rows.join('')}]\n`)
