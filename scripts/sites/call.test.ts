import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { familyIds } from '@shingle/shared/theme/family-ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'
import { tooWideOn } from './widths.ts'

let browser: SiteBrowser
beforeAll(async () => {
  browser = await startSiteBrowser()
})
afterAll(() => browser.close())

const faces = familyIds.flatMap((family) =>
  families[family].fontPairs.map((fontPair) => [family, fontPair] as const),
)
/** Narrow figures, which some fonts set as wide as the others, and the longest way to write a number. */
const numbers = ['0113 111 1111', '+44 (0) 1632 960 882']

test.each(faces)(
  '[6.page] %s in %s: a number as large as a heading fits a phone',
  async (family, fontPair) => {
    const page = await browser.open({ width: 360, height: 740, scale: 1 })
    for (const phone of numbers) {
      const sections = [
        blankSection('Introduction', 'top', { heading: 'Any time, day or night', layout: 'call' }),
      ]
      const blank = blankContent({ sections })
      const theme = { ...blank.theme, family, fontPair }
      await browser.show(page, { ...blank, business: { ...blank.business, phone }, theme })
      expect({ phone, tooWide: await tooWideOn(page) }).toEqual({ phone, tooWide: [] })
    }
    await page.close()
  },
)
