import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
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

/** What a number stands in, and whether the picture touches it. */
const placeOfNumber = () => {
  const number = document.querySelector('.section-introduction a[href^="tel:"]')
  const art = document.querySelector('.section-introduction .art')
  if (number === null || art === null) return 'not there'
  const words = document.createRange()
  words.selectNodeContents(number)
  const tall = words.getBoundingClientRect().height
  const isOneLine = tall < 2 * Number.parseFloat(getComputedStyle(number).fontSize)
  const [one, other] = [number.getBoundingClientRect(), art.getBoundingClientRect()]
  const isApart =
    one.right < other.left || one.left > other.right || one.bottom < other.top || one.top > other.bottom
  return { isOneLine, isApart }
}

test.each(familyIds)(
  '[6.page] %s: a number below an action stands in one line, clear of the picture',
  async (family) => {
    for (const width of [360, 768, 1024, 1440]) {
      const page = await browser.open({ width, height: 800, scale: 1 })
      const link = { type: 'Web', target: 'https://example.com' } as const
      const top = blankSection('Introduction', 'top', {
        heading: 'Celebrant in Sligo',
        layout: 'phrase',
        body: richTextOf('I answer the phone from eight in the morning to nine in the evening.'),
        button: { label: 'Ask about your date', link },
        image: artworkImage('sprig', 0, ''),
      })
      const blank = blankContent({ sections: [top] })
      const business = { ...blank.business, phone: '087 123 4567' }
      await browser.show(page, { ...blank, business, theme: { ...blank.theme, family } })
      expect([width, await page.evaluate(placeOfNumber)]).toEqual([width, { isOneLine: true, isApart: true }])
      await page.close()
    }
  },
)
