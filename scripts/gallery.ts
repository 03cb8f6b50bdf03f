import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { inventedBusinesses } from './sites/businesses.ts'
import { type FamilySite, sitesOf } from './sites/family-sites.ts'
import { startSiteBrowser } from './sites/site-browser.ts'

const folder = join('docs', 'gallery')
const familiesEach = 3
const desktop = { width: 1440, height: 900, scale: 0.36 }
const phone = { width: 360, height: 740, scale: 0.5 }
const gap = 16

interface Shot {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const browser = await startSiteBrowser()

const shoot = async (page: Page, { content }: FamilySite): Promise<Shot> => {
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

// `npm run gallery bakery spa` draws only those trades.
const wanted = process.argv.slice(2)
const businesses = inventedBusinesses.filter(
  ({ industry }) => wanted.length === 0 || wanted.includes(industry),
)
await mkdir(folder, { recursive: true })
try {
  const [wide, narrow] = [await browser.open(desktop), await browser.open(phone)]
  for (const business of businesses) {
    const shots: Shot[] = []
    for (const site of sitesOf(business, familiesEach)) {
      shots.push(await shoot(wide, site), await shoot(narrow, site))
    }
    const path = join(folder, `${business.industry}.jpg`)
    const sheet = await sheetOf(shots)
    await writeFile(path, sheet)
    console.log(`${path}  ${Math.round(sheet.length / 1024)} KB`)
  }
} finally {
  await browser.close()
}
