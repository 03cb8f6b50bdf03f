import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { unicodeRange } from './letters.ts'
import { type FontMeasures, measureFont } from './measure-font.ts'
import { headingLetters, textLetters, titleLetters, westernLetters, without } from './own-letters.ts'

/** One face of the product's own: what it is cut from, and what stands in for it until it is there. */
interface OwnFace {
  readonly file: string
  readonly family: string
  /** As `font-weight` tells it. */
  readonly weight: string
  readonly source: readonly [slug: string, cut: string]
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  readonly letters: string
  /** Whether the rest of the Western letters has a file too: somebody's own words may be set in it. */
  readonly hasFurther: boolean
  readonly standIn?: { readonly family: string; readonly cut: string; readonly sample: number }
}

const heading = { family: 'Bricolage Grotesque Variable', source: ['bricolage-grotesque', 'opsz'] } as const
// The width of the sample in Arial and Liberation Sans, in em, upright and bold.
const boldStandIn = { family: 'Bricolage Fallback', cut: ' Bold', sample: 73.518 }
const textStandIn = { family: 'Instrument Fallback', cut: '', sample: 68.706 }

/** What every page of the product is set in. Each weight of headings is drawn for the sizes that it is used in. */
const productFaces: readonly OwnFace[] = [
  {
    ...{ ...heading, file: 'heading-700', weight: '700', axes: { wght: 700, opsz: 32 } },
    ...{ letters: headingLetters, hasFurther: true, standIn: boldStandIn },
  },
  {
    ...{ ...heading, file: 'heading-800', weight: '800', axes: { wght: 800, opsz: 96 } },
    ...{ letters: titleLetters, hasFurther: true, standIn: boldStandIn },
  },
  {
    ...{ file: 'text', family: 'Instrument Sans Variable', weight: '400 700' },
    ...{ source: ['instrument-sans', 'wght'], axes: { wght: { min: 400, max: 700 } } },
    ...{ letters: textLetters, hasFurther: true, standIn: textStandIn },
  },
]

/** What the boards on the home page and in the blog are set in; on the first one stands what a visitor types. */
const boardFaces: readonly OwnFace[] = [
  {
    ...{ file: 'board-cycle', family: 'Board Cycle', weight: '800' },
    ...{ source: ['big-shoulders-display', 'wght'], axes: { wght: 800 } },
    ...{ letters: 'PELL STREET CYCLES BIKES FIXED WHILE YOU WAIT WHAT IT COSTS', hasFurther: true },
  },
  {
    ...{ file: 'board-table', family: 'Board Table', weight: '600' },
    ...{ source: ['fraunces', 'wght'], axes: { wght: 600 } },
    ...{ letters: 'Oyelaran Lunch for forty, cooked that morning', hasFurther: false },
  },
  {
    ...{ file: 'board-garden', family: 'Board Garden', weight: '600' },
    ...{ source: ['roboto-slab', 'wght'], axes: { wght: 600 } },
    ...{
      letters:
        'Dunmore Gardens Hedges, lawns and quiet corners Aldgate Plumbing Leaks stopped. Taps that close.',
      hasFurther: false,
    },
  },
]

const root = join(import.meta.dirname, '..', '..')
// Without letters of their own for single languages: those are in the files that are not cut.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'rlig', 'liga', 'clig', 'calt', 'lnum', 'tnum']

const cutter = async ({ source: [slug, cut], axes }: OwnFace) => {
  const file = join(
    root,
    'node_modules/@fontsource-variable',
    slug,
    'files',
    `${slug}-latin-${cut}-normal.woff2`,
  )
  const font = await readFile(file)
  const how = { keepFeatures, noHinting: true, variationAxes: axes }
  return (letters: string, targetFormat: 'woff2' | 'sfnt') =>
    subsetFont(font, letters, { ...how, targetFormat })
}

const faceRule = ({ family, weight }: OwnFace, file: string, letters: string): string => `@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(letters).replaceAll(',', ', ')};
}
`

const percent = (share: number): number => Number((share * 100).toFixed(1))

const standInRule = ({ weight, standIn }: OwnFace, { ascent, descent, sample }: FontMeasures): string => {
  if (standIn === undefined) return ''
  const size = sample / standIn.sample
  return `@font-face {
  font-family: "${standIn.family}";
  font-weight: ${weight};
  src: local("Arial${standIn.cut}"), local("Liberation Sans${standIn.cut}");
  size-adjust: ${percent(size)}%;
  ascent-override: ${percent(ascent / size)}%;
  descent-override: ${percent(descent / size)}%;
  line-gap-override: 0%;
}
`
}

/** A file that is made, by its path from the top. */
export interface MadeFile {
  readonly path: string
  readonly bytes: Uint8Array
}

const sheetOf = async (folder: string, sheet: string, faces: readonly OwnFace[]) => {
  const files: MadeFile[] = []
  const rules: string[] = []
  for (const face of faces) {
    const cut = await cutter(face)
    const parts = [
      [
        face.file.startsWith('board') ? face.file : `own-${face.file}`,
        [...new Set(face.letters)].join(''),
      ] as const,
      ...(face.hasFurther ? [[`further-${face.file}`, without(westernLetters, face.letters)] as const] : []),
    ]
    for (const [file, letters] of parts) {
      files.push({ path: `${folder}/${file}.woff2`, bytes: await cut(letters, 'woff2') })
      rules.push(faceRule(face, file, letters))
    }
    if (face.standIn !== undefined)
      rules.push(standInRule(face, measureFont(await cut(westernLetters, 'sfnt'))))
  }
  const css = `/* Written by scripts/cut-own-fonts.ts. */\n${rules.join('')}`
  return [...files, { path: `${folder}/${sheet}`, bytes: Buffer.from(css) }]
}

/** The files of the product's own fonts, and the sheets that name them. */
export const makeOwnFaces = async (): Promise<readonly MadeFile[]> => [
  ...(await sheetOf('client/src/ui/faces', 'own-faces.css', productFaces)),
  ...(await sheetOf('client/src/marketing/faces', 'board-faces.css', boardFaces)),
]
