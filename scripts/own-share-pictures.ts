// Draws what networks show with links to the product's own pages, by the engine that draws it for websites. To be run after
// a change of a title or of the drawings; what it writes is committed.
import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type IndustrySlug, industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { feedPath, notFoundPath } from '@shingle/shared/paths/page-paths.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { drawShareCard } from '../api/src/publish/share/draw-share-card.ts'
import { letteringOf } from '../api/src/publish/share/lettering.ts'
import { openMarketing } from '../client/open-marketing.ts'
import { inventedBusinesses } from './sites/businesses.ts'
import { sitesOf } from './sites/family-sites.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'client', 'public', 'assets')
const table = join(root, 'client', 'src', 'marketing', 'share-pictures.ts')
// Flat drawings: so they weigh less than as photographs.
const colors = 48

// The product's own colors and face: a sign and its ink.
const own = {
  background: '#ffc21a',
  primaryText: '#1d1a15',
  secondaryText: '#463a12',
  buttonBackground: '#1d1a15',
  buttonText: '#fffefb',
  buttonHover: '#38332a',
  buttonPressed: '#000000',
  fontPair: 'bricolage-grotesque+dm-sans',
} as const

const [business] = inventedBusinesses
const [site] = business === undefined ? [] : sitesOf(business, 1)
if (site === undefined) throw new Error('nothing to take a theme from')
const drawn = resolveLook({ ...site.content.theme, ...own, family: 'poster' })
const headings = { '--heading-case': 'none', '--heading-tracking': '-0.035em' }
const look = { ...drawn, properties: { ...drawn.properties, ...headings } }
const lettering = await letteringOf(look)

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const said = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const drawingOf = (path: string, html: string): IndustrySlug | 'general' =>
  industrySlugs.find((slug) => path.endsWith(`/${slug}`) || html.includes(`?industry=${slug}"`)) ?? 'general'

for (const file of await readdir(folder)) if (file.startsWith('share-')) await rm(join(folder, file))
const rows: string[] = []
const pages = await openMarketing()
for (const [at, path] of pages.paths.entries()) {
  if (path === feedPath || path === notFoundPath) continue
  const html = pages.render(path) ?? ''
  const { document } = new JSDOM(html).window
  const [title] = [...document.querySelectorAll('h1')]
  const [line = ''] = said([...document.querySelectorAll('title')][0]?.textContent).split(' · ')
  const name = said(title?.textContent)
  const card = drawShareCard({ name, line, reference: `${drawingOf(path, html)}/${at}`, look, lettering })
  const picture = await sharp(Buffer.from(card)).png({ palette: true, colors, effort: 10 }).toBuffer()
  const file = `share-${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.png`
  await writeFile(join(folder, file), picture)
  rows.push(`  '${path.slice(1)}': { file: '${file}', says: ${quoted(name)} },\n`)
  console.log(`${path}  ${file}  ${(picture.length / 1024).toFixed(1)} KB`)
}
await writeFile(
  table,
  `// Written by scripts/own-share-pictures.ts.

/** What networks show with a link to a page. */
export interface SharePicture {
  readonly file: string
  /** The title of the page, in which the picture is lettered. */
  readonly says: string
}

/** The pictures by the paths of their pages, without the first stroke. */
export const sharePictures: Readonly<Record<string, SharePicture>> = {
${rows.join('')}}
`,
)
