import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { kindIds } from '@shingle/trades/kind-ids.ts'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { inventedBusinesses } from './sites/businesses.ts'
import { sitesOf } from './sites/family-sites.ts'
import { startSiteBrowser } from './sites/site-browser.ts'
import { unusualBusinesses } from './sites/unusual-businesses.ts'
import { unusualSite } from './sites/unusual-site.ts'

const folder = join('docs', 'gallery')
const familiesEach = 3
const desktop = { width: 1440, height: 900, scale: 0.36, isWhole: true }
const phone = { width: 360, height: 740, scale: 0.5, isWhole: true }
const gap = 16

interface Shot {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const browser = await startSiteBrowser()

const shoot = async (page: Page, content: DraftContent): Promise<Shot> => {
  await browser.show(page, content)
  const bytes = await page.screenshot({ fullPage: true, type: 'png' })
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  return { bytes, width, height }
}

/** Pages beside each other, their tops on one line. */
const sheetOf = (shots: readonly Shot[]): Promise<Buffer> => {
  const width = shots.reduce((sum, shot) => sum + shot.width + gap, gap)
  const height = Math.max(...shots.map((shot) => shot.height)) + 2 * gap
  let left = gap
  const placed = shots.map((shot) => {
    const place = { input: shot.bytes, top: gap, left }
    left += shot.width + gap
    return place
  })
  return sharp({ create: { width, height, channels: 3, background: '#8b8b8b' } })
    .composite(placed)
    .jpeg({ quality: 62, mozjpeg: true })
    .toBuffer()
}

const write = async (name: string, shots: readonly Shot[]): Promise<void> => {
  const path = join(folder, `${name}.jpg`)
  const sheet = await sheetOf(shots)
  await writeFile(path, sheet)
  console.log(`${path}  ${Math.round(sheet.length / 1024)} KB`)
}

// `npm run gallery bakery kind-animals` draws only those trades and kinds.
const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

await mkdir(folder, { recursive: true })
try {
  const [wide, narrow] = [await browser.open(desktop), await browser.open(phone)]
  const shootAll = async (contents: readonly DraftContent[]): Promise<readonly Shot[]> => {
    const shots: Shot[] = []
    for (const content of contents) shots.push(await shoot(wide, content), await shoot(narrow, content))
    return shots
  }
  for (const business of inventedBusinesses.filter(({ industry }) => isWanted(industry))) {
    const contents = sitesOf(business, familiesEach).map(({ content }) => content)
    await write(business.industry, await shootAll(contents))
  }
  for (const kind of kindIds.filter((id) => isWanted(`kind-${id}`))) {
    const businesses = unusualBusinesses.filter((business) => business.kind === kind)
    await write(`kind-${kind}`, await shootAll(businesses.map(unusualSite)))
  }
} finally {
  await browser.close()
}
