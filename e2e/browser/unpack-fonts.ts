import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The weights in which each family is there; a browser draws others from the nearest. */
const families = {
  arimo: [400, 700],
  literata: [400, 700],
  'source-code-pro': [400],
  'noto-sans-jp': [400],
  'noto-sans-kr': [400],
} as const

/** The name of a family apart from its weights, which packages of variable fonts add to the plain one. */
const familyName = 16

// A variable font counts as nine fonts, and a browser goes through all of them for every family that it lacks.
const fixWeight = (font: Buffer, wght: number): Promise<Buffer> =>
  subsetFont(font, '', {
    keepAllGlyphs: true,
    preserveNameIds: [familyName],
    targetFormat: 'truetype',
    variationAxes: { wght },
  })

const unpackFont = async (
  file: string,
  { folder, wght }: { folder: string; wght: number },
): Promise<void> => {
  const name = `${basename(file, '-wght-normal.woff2')}-${wght}.ttf`
  await writeFile(join(folder, name), await fixWeight(await readFile(file), wght))
}

/** Unpacks fonts of npm packages to files that a browser takes for the machine's own, which may not be WOFF2. */
export const unpackFonts = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const [family, weights] of Object.entries(families)) {
    const style = require.resolve(`@fontsource-variable/${family}`)
    for await (const file of glob(join(dirname(style), 'files', '*-wght-normal.woff2'))) {
      for (const wght of weights) await unpackFont(file, { folder, wght })
    }
  }
}
