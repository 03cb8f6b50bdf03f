import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteBrowser, startSiteBrowser } from './site-browser.ts'

let browser: SiteBrowser
let page: Page
beforeAll(async () => {
  browser = await startSiteBrowser()
  page = await browser.open({ width: 1440, height: 900, scale: 1 })
})
afterAll(() => browser.close())

const picture = artworkImage('spa', 1, 'A drawing')

const withOverlay = (overlay: number) =>
  blankContent({
    sections: [
      blankSection('Introduction', 'top', {
        heading: 'Words over it',
        image: picture,
        layout: 'full-bleed',
        introductionOverlay: overlay,
      }),
      blankSection('QuoteBanner', 'said', {
        primary: 'Words over it',
        subordinate: richTextOf('And more of them'),
        background: picture,
        overlay,
      }),
    ],
  })

/** How much of the picture behind the words is covered, and whether the words have a ground of their own. */
const look = () =>
  page.evaluate(() => {
    const veil = (selector: string) =>
      Number(getComputedStyle(document.querySelector(selector) ?? document.body, '::after').opacity)
    const shadow = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).textShadow
    return {
      veils: [veil('.section-quote-banner .section-background'), veil('.section-introduction .art')],
      isHaloed: [shadow('.section-quote-banner .primary'), shadow('.section-introduction h1')].map(
        (value) => value !== 'none',
      ),
    }
  })

test.each([
  [0, [0, 0]],
  [0.2, [0.2, 0.2]],
  [0.8, [0.8, 0.8]],
])(
  '[9.overlay] at %f covers the picture by %j, and the words have a ground of their own',
  async (overlay, veils) => {
    await browser.show(page, withOverlay(overlay))
    expect(await look()).toEqual({ veils, isHaloed: [true, true] })
  },
)
