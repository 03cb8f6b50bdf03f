import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type GuideCut, guideCuts } from './guide-cuts.ts'

const root = join(import.meta.dirname, '..', '..')
const screenshotOf = (from: string) => join(root, 'docs', 'screenshots', `${from}.png`)
/** Where the pictures stand for browsers: their names change with what they show. */
export const guideFolder = join(root, 'client', 'public', 'assets')
const tableFile = join(root, 'client', 'src', 'marketing', 'support', 'guide-pictures.ts')

/** What a picture was cut from, and how: another screenshot or box is another. */
export const sourceOf = async (cut: GuideCut): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(cut))
    .update(await readFile(screenshotOf(cut.from)))
    .digest('hex')
    .slice(0, 12)

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const cutOne = async (cut: GuideCut): Promise<string> => {
  const [left, top, width, height] = cut.box
  const picture = await sharp(screenshotOf(cut.from))
    .extract({ left, top, width, height })
    .webp({ quality: 68, effort: 6, smartSubsample: true })
    .toBuffer()
  const source = await sourceOf(cut)
  await writeFile(join(guideFolder, `guide-${cut.id}-${source}.webp`), picture)
  console.log(`${cut.id}: ${(picture.length / 1024).toFixed(1)} KB`)
  return `  ${cut.id.includes('-') ? quoted(cut.id) : cut.id}: {
    source: '${source}',
    width: ${width},
    height: ${height},
    alt: ${quoted(cut.alt)},
  },
`
}

const head = `// Written by scripts/screenshots/cut-guides.ts.

/** A picture beside an answer of the help, cut out of a screenshot. */
export interface GuidePicture {
  /** Of the screenshot and of what was cut out of it. */
  readonly source: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The pictures by the answers beside which they stand. */
export const guidePictures: Readonly<Record<string, GuidePicture>> = {
`

/** Cuts every picture of the help anew out of the screenshots as they are, and writes what the page says of them. */
export const cutGuides = async (): Promise<void> => {
  await mkdir(guideFolder, { recursive: true })
  const former = (await readdir(guideFolder)).filter((file) => file.startsWith('guide-'))
  for (const file of former) await rm(join(guideFolder, file))
  const rows: string[] = []
  for (const cut of guideCuts) rows.push(await cutOne(cut))
  await writeFile(tableFile, `${head}${rows.join('')}}\n`)
}
