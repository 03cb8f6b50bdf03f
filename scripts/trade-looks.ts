// Draws what the page of each trade shows: an invented business in the three looks that suit its trade, as the engine makes
// them. To be run after a change of the looks; what it writes is committed. `node --import tsx scripts/trade-looks.ts bakery`
// draws anew those of one trade.
import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TradeLook, tradeLooks } from '@shingle/client/marketing/trades/trade-looks.ts'
import { writeAmerican } from '@shingle/shared/generation/adapt-english.ts'
import { families } from '@shingle/shared/theme/families.ts'
import sharp from 'sharp'
import { inventedBusinesses } from './sites/businesses.ts'
import { sitesOf } from './sites/family-sites.ts'
import { startSiteBrowser } from './sites/site-browser.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'client', 'public', 'assets')
const table = join(root, 'client', 'src', 'marketing', 'trades', 'trade-looks.ts')
const looksEach = 3
const screen = { width: 1280, height: 1180, scale: 0.5 }

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)

const rowOf = ([slug, { business, looks }]: readonly [
  string,
  TradeLook,
]): string => `  ${slug.includes('-') ? quoted(slug) : slug}: {
    business: ${quoted(business)},
    looks: [
${looks.map(({ family, file, heading }) => `      { family: ${quoted(family)}, file: ${quoted(file)}, heading: ${quoted(heading)} },`).join('\n')}
    ],
  },
`

const writeTable = (rows: Readonly<Record<string, TradeLook>>): Promise<void> =>
  writeFile(
    table,
    `// Written by scripts/trade-looks.ts.
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

/** An invented business of a trade in a few looks, each a picture of a page that the engine made. */
export interface TradeLook {
  readonly business: string
  readonly looks: readonly {
    /** The name of its family. */
    readonly family: string
    readonly file: string
    /** What the page opens with. */
    readonly heading: string
  }[]
}

/** The size of each picture. */
export const lookSize = { width: ${screen.width * screen.scale}, height: ${screen.height * screen.scale} } as const

/** What the page of each trade shows. */
export const tradeLooks: Readonly<Record<IndustrySlug, TradeLook>> = {
${Object.entries(rows).map(rowOf).join('')}}
`,
  )

const wanted = process.argv.slice(2)
const rows: Record<string, TradeLook> = { ...tradeLooks }
const browser = await startSiteBrowser()
try {
  const page = await browser.open(screen)
  for (const business of inventedBusinesses) {
    const { industry, name } = business
    if (wanted.length > 0 && !wanted.includes(industry)) continue
    for (const file of await readdir(folder))
      if (new RegExp(`^look-${industry}-[0-9a-f]+\\.webp$`).test(file)) await rm(join(folder, file))
    const looks: TradeLook['looks'][number][] = []
    for (const { family, content } of sitesOf(business, looksEach)) {
      await browser.show(page, content)
      const picture = await sharp(await page.screenshot({ type: 'png' }))
        .webp({ quality: 66, effort: 6, smartSubsample: true })
        .toBuffer()
      const file = `look-${industry}-${createHash('sha256').update(picture).digest('hex').slice(0, 12)}.webp`
      await writeFile(join(folder, file), picture)
      const heading = ((await page.locator('h1').first().textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()
      looks.push({ family: families[family].name, file, heading: writeAmerican(heading) })
      console.log(`${file}  ${families[family].name}  ${(picture.length / 1024).toFixed(1)} KB`)
    }
    rows[industry] = { business: name, looks }
  }
} finally {
  await browser.close()
}
await writeTable(rows)
